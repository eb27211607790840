# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_npuzzle_global_optspecs
    string join \n h/help V/version
end

function __fish_npuzzle_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_npuzzle_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_npuzzle_using_subcommand
    set -l cmd (__fish_npuzzle_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c npuzzle -n "__fish_npuzzle_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -s V -l version -d 'Print version'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "steps" -d 'Print the least number of moves from start to goal, or -1 if there is no path'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "path" -d 'Print a shortest path from start to goal, or "unsolvable" if there is none'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "check" -d 'Tell whether the goal can be reached from the start'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "verify" -d 'Tell whether moves lead from start to goal, and how many more they are than needed'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "render" -d 'Draw a board, or every board from start to goal'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "compare" -d 'Solve a pair with every engine, and show what each one costs'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "generate" -d 'Print random boards, one a line, as input for --batch'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "rank" -d 'Print the rank of a board or a permutation, or what has a given rank'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "survey" -d 'Count the boards at each depth: the least number of moves to the goal'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "cache" -d 'List, clear or build the pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "completions" -d 'Print a completion script for a shell'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "man" -d 'Print the manual page'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -s g -l goal -d 'Goal of a start alone: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -s s -l size -d 'Columns and rows of boards that don\'t show them and are not square' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -s b -l batch -d 'Answer each line of FILE ("-" for standard input): a pair, or a start alone' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l jobs -d 'Number of threads for a batch [default: one per core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l engine -d 'How to search; all engines give the same answers' -r -f -a "auto\t'Up to nine cells bidirectional, or table in a batch; deepening for larger boards'
breadth-first\t'Breadth-first search from the start, to compare others with'
bidirectional\t'Breadth-first search from both ends'
table\t'Breadth-first search from the goal to all boards, kept for more starts; up to nine cells'
deepening\t'Iterative deepening (IDA*) with pattern databases'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l memory -d 'Memory limit of a search, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l timeout -d 'Give up on a pair after this long, such as 500ms, 10s or 2m' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l blank -d 'The word for the blank, read and printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l count-start -d 'Count the start itself as step 1'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l rows -d 'Boards stand in rows in the batch, one below the other; each is a record'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l pairs -d 'Two boards make a record, start and goal, each on a line or in rows'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l fail-fast -d 'Stop a batch at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l no-cache -d 'Neither read nor write pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -s j -l json -d 'Print JSON: one object per pair, each on a line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -s q -l quiet -d 'Print nothing but errors on standard error'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l stats -d 'Report the cost of the search: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l order -d 'Order of moves that decides between shortest paths' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l limit -d 'Print at most N of all shortest paths' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l notation -d 'Notation' -r -f -a "letters\t'rrul'
capitals\t'RRUL'
words\t'right right up left'
arrows\t'→→↑←'
runs\t'R2UL'
tiles\t'The numbers of the tiles that move: 6 7 11 12'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l frame -d 'Whose direction a move names' -r -f -a "blank\t'The direction in which the blank travels'
tile\t'The direction in which the tile travels, which is the opposite'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -s g -l goal -d 'Goal of a start alone: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -s s -l size -d 'Columns and rows of boards that don\'t show them and are not square' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -s b -l batch -d 'Answer each line of FILE ("-" for standard input): a pair, or a start alone' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l jobs -d 'Number of threads for a batch [default: one per core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l engine -d 'How to search; all engines give the same answers' -r -f -a "auto\t'Up to nine cells bidirectional, or table in a batch; deepening for larger boards'
breadth-first\t'Breadth-first search from the start, to compare others with'
bidirectional\t'Breadth-first search from both ends'
table\t'Breadth-first search from the goal to all boards, kept for more starts; up to nine cells'
deepening\t'Iterative deepening (IDA*) with pattern databases'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l memory -d 'Memory limit of a search, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l timeout -d 'Give up on a pair after this long, such as 500ms, 10s or 2m' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l blank -d 'The word for the blank, read and printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l all -d 'Print all shortest paths, in that order'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l count -d 'Print how many shortest paths there are'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l rows -d 'Boards stand in rows in the batch, one below the other; each is a record'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l pairs -d 'Two boards make a record, start and goal, each on a line or in rows'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l fail-fast -d 'Stop a batch at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l no-cache -d 'Neither read nor write pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -s j -l json -d 'Print JSON: one object per pair, each on a line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -s q -l quiet -d 'Print nothing but errors on standard error'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l stats -d 'Report the cost of the search: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l within -d 'Tell whether the goal is at most K moves away: yes or no' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -s g -l goal -d 'Goal of a start alone: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -s s -l size -d 'Columns and rows of boards that don\'t show them and are not square' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -s b -l batch -d 'Answer each line of FILE ("-" for standard input): a pair, or a start alone' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l jobs -d 'Number of threads for a batch [default: one per core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l engine -d 'How to search; all engines give the same answers' -r -f -a "auto\t'Up to nine cells bidirectional, or table in a batch; deepening for larger boards'
breadth-first\t'Breadth-first search from the start, to compare others with'
bidirectional\t'Breadth-first search from both ends'
table\t'Breadth-first search from the goal to all boards, kept for more starts; up to nine cells'
deepening\t'Iterative deepening (IDA*) with pattern databases'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l memory -d 'Memory limit of a search, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l timeout -d 'Give up on a pair after this long, such as 500ms, 10s or 2m' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l blank -d 'The word for the blank, read and printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l explain -d 'Show the inversions and parities, and what follows from them'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l rows -d 'Boards stand in rows in the batch, one below the other; each is a record'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l pairs -d 'Two boards make a record, start and goal, each on a line or in rows'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l fail-fast -d 'Stop a batch at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l no-cache -d 'Neither read nor write pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -s j -l json -d 'Print JSON: one object per pair, each on a line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -s q -l quiet -d 'Print nothing but errors on standard error'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l stats -d 'Report the cost of the search: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l moves -d 'Moves, if none come after the boards' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l frame -d 'Whose direction a move names' -r -f -a "blank\t'The direction in which the blank travels'
tile\t'The direction in which the tile travels, which is the opposite'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -s g -l goal -d 'Goal of a start alone: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -s s -l size -d 'Columns and rows of boards that don\'t show them and are not square' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -s b -l batch -d 'Answer each line of FILE ("-" for standard input): START [GOAL] MOVES' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l jobs -d 'Number of threads for a batch [default: one per core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l engine -d 'How to search; all engines give the same answers' -r -f -a "auto\t'Up to nine cells bidirectional, or table in a batch; deepening for larger boards'
breadth-first\t'Breadth-first search from the start, to compare others with'
bidirectional\t'Breadth-first search from both ends'
table\t'Breadth-first search from the goal to all boards, kept for more starts; up to nine cells'
deepening\t'Iterative deepening (IDA*) with pattern databases'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l memory -d 'Memory limit of a search, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l timeout -d 'Give up on the least number of moves after this long, such as 500ms, 10s or 2m' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l blank -d 'The word for the blank, read and printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l optimal -d 'Accept only a shortest path: more moves than needed are not valid'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l rows -d 'Boards stand in rows in the batch, one below the other; each is a record'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l pairs -d 'Two boards make a record, start and goal, each on a line or in rows'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l fail-fast -d 'Stop a batch at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l no-cache -d 'Neither read nor write pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -s j -l json -d 'Print JSON: one object per pair, each on a line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -s q -l quiet -d 'Print nothing but errors on standard error'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l stats -d 'Report the cost of the search: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l moves -d 'Draw these moves, in any notation, instead of the solution' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l style -d 'How to draw' -r -f -a "unicode\t'Boxes of lines'
ascii\t'Boxes of + - |'
plain\t'No boxes, but text that npuzzle can read'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l fps -d 'Moves per second, from 0.1 to 60' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l svg -d 'Write an SVG drawing to FILE ("-" for standard output)' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l columns -d 'Width in columns [default: the terminal\'s, else 80]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -s g -l goal -d 'Goal of a start alone: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -s s -l size -d 'Columns and rows of boards that don\'t show them and are not square' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -s b -l batch -d 'Answer each line of FILE ("-" for standard input): a pair, or a start alone' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l jobs -d 'Number of threads for a batch [default: one per core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l engine -d 'How to search; all engines give the same answers' -r -f -a "auto\t'Up to nine cells bidirectional, or table in a batch; deepening for larger boards'
breadth-first\t'Breadth-first search from the start, to compare others with'
bidirectional\t'Breadth-first search from both ends'
table\t'Breadth-first search from the goal to all boards, kept for more starts; up to nine cells'
deepening\t'Iterative deepening (IDA*) with pattern databases'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l memory -d 'Memory limit of a search, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l timeout -d 'Give up on a pair after this long, such as 500ms, 10s or 2m' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l blank -d 'The word for the blank, read and printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l frame -d 'Whose direction a move names' -r -f -a "blank\t'The direction in which the blank travels'
tile\t'The direction in which the tile travels, which is the opposite'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l animate -d 'Play the moves on the terminal, or with --svg in a browser'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l rows -d 'Boards stand in rows in the batch, one below the other; each is a record'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l pairs -d 'Two boards make a record, start and goal, each on a line or in rows'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l fail-fast -d 'Stop a batch at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l no-cache -d 'Neither read nor write pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -s j -l json -d 'Print JSON: one object per pair, each on a line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -s q -l quiet -d 'Print nothing but errors on standard error'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l stats -d 'Report the cost of the search: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -s g -l goal -d 'Goal of a start alone: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -s s -l size -d 'Columns and rows of boards that don\'t show them and are not square' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -s b -l batch -d 'Answer each line of FILE ("-" for standard input): a pair, or a start alone' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l jobs -d 'Number of threads for a batch [default: one per core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l memory -d 'Memory limit of a search, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l timeout -d 'Give up on a pair after this long, such as 500ms, 10s or 2m' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l blank -d 'The word for the blank, read and printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l engine -d 'How to search; all engines give the same answers' -r -f -a "auto\t'Up to nine cells bidirectional, or table in a batch; deepening for larger boards'
breadth-first\t'Breadth-first search from the start, to compare others with'
bidirectional\t'Breadth-first search from both ends'
table\t'Breadth-first search from the goal to all boards, kept for more starts; up to nine cells'
deepening\t'Iterative deepening (IDA*) with pattern databases'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l rows -d 'Boards stand in rows in the batch, one below the other; each is a record'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l pairs -d 'Two boards make a record, start and goal, each on a line or in rows'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l fail-fast -d 'Stop a batch at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l no-cache -d 'Neither read nor write pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -s j -l json -d 'Print JSON: one object per pair, each on a line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -s q -l quiet -d 'Print nothing but errors on standard error'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l stats -d 'Report the cost of the search: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -s n -l count -d 'Number of starts, or of pairs' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l seed -d 'Seed of the random numbers [default: a random one, told on standard error]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -s s -l size -d 'Columns and rows [default: those of the goal, else 3x3]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -s g -l goal -d 'Goal of all starts: a board, standard (the default), blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l steps -d 'Choose starts this many moves from the goal: 20, or a range such as 10..20' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l with-answer -d 'Print the answer too, after text as a comment: the number of moves, or the path' -r -f -a "steps\t'The least number of moves, or -1'
path\t'The path, or unsolvable'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l style -d 'How to write boards' -r -f -a "compact\t'A character a cell; 10 to 15 are a to f'
spaced\t'Numbers with spaces between, as most judges read them'
rows\t'Numbers, each row on a line; a blank line parts records'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l blank -d 'The word for the blank, read and printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l random-goal -d 'Choose a goal for each start at random; all goals are equally likely'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l unsolvable -d 'Choose starts that can\'t reach the goal'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l mixed -d 'Choose from all starts, of which half can\'t reach the goal'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l distinct -d 'Print no pair twice'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l no-cache -d 'Neither read nor write pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -s j -l json -d 'Print JSON: one object per line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -s q -l quiet -d 'Print nothing but errors on standard error'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l of -d 'With --unrank: the number of labels of the permutation' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l style -d 'How to write boards' -r -f -a "compact\t'A character a cell; 10 to 15 are a to f'
spaced\t'Numbers with spaces between, as most judges read them'
rows\t'Numbers, each row on a line; a blank line parts records'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -s s -l size -d 'Columns and rows of the board' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -s b -l batch -d 'Answer each line of FILE ("-" for standard input), without the working' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l jobs -d 'Number of threads for a batch [default: one per core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l blank -d 'The word for the blank, read and printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l unrank -d 'Print what has the given rank: a board of --size, or a permutation --of N labels'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l explain -d 'Show which labels are smaller, and what each label adds to the rank'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l rows -d 'Boards stand in rows in the batch, one below the other; each is a record'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l pairs -d 'Two boards make a record, start and goal, each on a line or in rows'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l fail-fast -d 'Stop a batch at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -s j -l json -d 'Print JSON: one object per answer, each on a line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -s q -l quiet -d 'Print no working, and nothing but errors on standard error'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l stats -d 'Report the cost of the search: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -l at-depth -d 'List the boards at this depth instead, in the order of their ranks, each with the goal' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -l style -d 'How to write boards' -r -f -a "compact\t'A character a cell; 10 to 15 are a to f'
spaced\t'Numbers with spaces between, as most judges read them'
rows\t'Numbers, each row on a line; a blank line parts records'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -l columns -d 'Width of the chart in columns [default: the terminal\'s, else 80]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -l memory -d 'Memory limit, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -s g -l goal -d 'The goal as an option: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -s s -l size -d 'Columns and rows of a goal that doesn\'t show them [default: 3x3]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -l blank -d 'The word for the blank, read and printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -s j -l json -d 'Print JSON: one object on a line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -s q -l quiet -d 'Print nothing but errors on standard error'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -l stats -d 'Report the cost of the search: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and not __fish_seen_subcommand_from clear build" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and not __fish_seen_subcommand_from clear build" -s q -l quiet -d 'Print nothing but errors on standard error'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and not __fish_seen_subcommand_from clear build" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and not __fish_seen_subcommand_from clear build" -f -a "clear" -d 'Remove all files that npuzzle has written there, and no others'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and not __fish_seen_subcommand_from clear build" -f -a "build" -d 'Build databases before a search needs them, and print where they are'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from clear" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from clear" -s q -l quiet -d 'Print nothing but errors on standard error'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from clear" -s h -l help -d 'Print help'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from build" -s s -l size -d 'Columns and rows [default: those of the goal, else 4x4]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from build" -s g -l goal -d 'Goal, of which only the blank\'s cell matters: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from build" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from build" -l large -d 'Build the largest databases, for faster long searches and batches: 289 MB on 4x4'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from build" -s q -l quiet -d 'Print nothing but errors on standard error'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from build" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand completions" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand man" -s h -l help -d 'Print help (see more with \'--help\')'
