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
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "steps" -d 'Print the fewest moves from start to goal, or -1 where none lead there'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "path" -d 'Print the moves from start to goal, or "unsolvable" where none lead there'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "check" -d 'Tell whether any moves lead from start to goal'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "verify" -d 'Tell whether moves lead from start to goal, and how many more than needed'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "render" -d 'Draw a board, or every board from start to goal'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "compare" -d 'Find the moves by every engine, and show what each of them takes'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "generate" -d 'Print random boards, a line each, for --batch to read'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "rank" -d 'Print the rank of a board or a permutation, or what has that rank'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "survey" -d 'Count the boards at each depth: the fewest moves to the goal'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "cache" -d 'List, clear or build the pattern databases that are kept on disk'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "completions" -d 'Print a completion script for a shell'
complete -c npuzzle -n "__fish_npuzzle_needs_command" -f -a "man" -d 'Print the manual page'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -s g -l goal -d 'Goal where one board is given: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -s s -l size -d 'Columns and rows, for boards that don\'t show them and are not square' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -s b -l batch -d 'Answer every line of FILE, "-" for standard input: a pair, or a start alone' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l jobs -d 'Threads that answer a batch [default: one a core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l engine -d 'How to search; all engines give the same answers' -r -f -a "auto\t'Whichever is best: the table for batches of up to nine cells, deepening for larger boards'
breadth-first\t'Breadth-first from the start, for each pair: to compare others with'
bidirectional\t'Breadth-first from both ends, for each pair'
table\t'From the goal to all boards, once, and kept; up to nine cells'
deepening\t'Iterative deepening on pattern databases'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l memory -d 'The most memory that a search may take, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l timeout -d 'Give a pair up after that long, such as 500ms, 10s or 2m' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l blank -d 'Character that stands for the blank in what is printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l fail-fast -d 'Stop at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l no-cache -d 'Neither read nor keep pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -s j -l json -d 'Print JSON, one object a pair on one line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -s q -l quiet -d 'Print nothing on standard error but errors'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l stats -d 'Say what the search took: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -l count-start -d 'Count the start as step 1'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand steps" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -s g -l goal -d 'Goal where one board is given: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -s s -l size -d 'Columns and rows, for boards that don\'t show them and are not square' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -s b -l batch -d 'Answer every line of FILE, "-" for standard input: a pair, or a start alone' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l engine -d 'How to search; all engines give the same answers' -r -f -a "auto\t'Whichever is best: the table for batches of up to nine cells, deepening for larger boards'
breadth-first\t'Breadth-first from the start, for each pair: to compare others with'
bidirectional\t'Breadth-first from both ends, for each pair'
table\t'From the goal to all boards, once, and kept; up to nine cells'
deepening\t'Iterative deepening on pattern databases'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l memory -d 'The most memory that a search may take, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l blank -d 'Character that stands for the blank in what is printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l notation -d 'Write moves as' -r -f -a "letters\t'rrul'
capitals\t'RRUL'
words\t'right right up left'
arrows\t'→→↑←'
runs\t'R2UL'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l order -d 'The order of the moves in which the path is the first, such as dlru' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l limit -d 'Print no more than N of all' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l frame -d 'Whose way a move names' -r -f -a "blank\t'The way the blank travels'
tile\t'The way the tile travels, which is the opposite one'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l jobs -d 'Threads that answer a batch [default: one a core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l timeout -d 'Give a pair up after that long, such as 500ms, 10s or 2m' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l no-cache -d 'Neither read nor keep pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -s j -l json -d 'Print JSON, one object a pair on one line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -s q -l quiet -d 'Print nothing on standard error but errors'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l stats -d 'Say what the search took: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l all -d 'Print all shortest paths, in order'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l count -d 'Print how many shortest paths there are'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -l fail-fast -d 'Stop at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand path" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -s g -l goal -d 'Goal where one board is given: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -s s -l size -d 'Columns and rows, for boards that don\'t show them and are not square' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -s b -l batch -d 'Answer every line of FILE, "-" for standard input: a pair, or a start alone' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l jobs -d 'Threads that answer a batch [default: one a core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l engine -d 'How to search; all engines give the same answers' -r -f -a "auto\t'Whichever is best: the table for batches of up to nine cells, deepening for larger boards'
breadth-first\t'Breadth-first from the start, for each pair: to compare others with'
bidirectional\t'Breadth-first from both ends, for each pair'
table\t'From the goal to all boards, once, and kept; up to nine cells'
deepening\t'Iterative deepening on pattern databases'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l memory -d 'The most memory that a search may take, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l timeout -d 'Give a pair up after that long, such as 500ms, 10s or 2m' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l blank -d 'Character that stands for the blank in what is printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l within -d 'Tell whether the goal is at most K moves away: yes or no' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l fail-fast -d 'Stop at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l no-cache -d 'Neither read nor keep pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -s j -l json -d 'Print JSON, one object a pair on one line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -s q -l quiet -d 'Print nothing on standard error but errors'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l stats -d 'Say what the search took: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -l explain -d 'Show the inversions and parities, and what follows from them'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -s g -l goal -d 'Goal where one board is given: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -s s -l size -d 'Columns and rows, for boards that don\'t show them and are not square' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l jobs -d 'Threads that answer a batch [default: one a core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l engine -d 'How to search; all engines give the same answers' -r -f -a "auto\t'Whichever is best: the table for batches of up to nine cells, deepening for larger boards'
breadth-first\t'Breadth-first from the start, for each pair: to compare others with'
bidirectional\t'Breadth-first from both ends, for each pair'
table\t'From the goal to all boards, once, and kept; up to nine cells'
deepening\t'Iterative deepening on pattern databases'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l memory -d 'The most memory that a search may take, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l blank -d 'Character that stands for the blank in what is printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l moves -d 'Moves, where none stand behind the boards' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l frame -d 'Whose way a move names' -r -f -a "blank\t'The way the blank travels'
tile\t'The way the tile travels, which is the opposite one'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -s b -l batch -d 'Answer every line of FILE, "-" for standard input: START [GOAL] MOVES' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l timeout -d 'Give the minimum up after that long, such as 500ms, 10s or 2m' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l fail-fast -d 'Stop at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l no-cache -d 'Neither read nor keep pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -s j -l json -d 'Print JSON, one object a pair on one line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -s q -l quiet -d 'Print nothing on standard error but errors'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l stats -d 'Say what the search took: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -l optimal -d 'Demand the minimum: moves that are more are not valid'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand verify" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -s g -l goal -d 'Goal where one board is given: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -s s -l size -d 'Columns and rows, for boards that don\'t show them and are not square' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -s b -l batch -d 'Answer every line of FILE, "-" for standard input: a pair, or a start alone' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l engine -d 'How to search; all engines give the same answers' -r -f -a "auto\t'Whichever is best: the table for batches of up to nine cells, deepening for larger boards'
breadth-first\t'Breadth-first from the start, for each pair: to compare others with'
bidirectional\t'Breadth-first from both ends, for each pair'
table\t'From the goal to all boards, once, and kept; up to nine cells'
deepening\t'Iterative deepening on pattern databases'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l memory -d 'The most memory that a search may take, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l timeout -d 'Give a pair up after that long, such as 500ms, 10s or 2m' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l blank -d 'Character that stands for the blank in what is printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l moves -d 'Draw these moves, in any notation, and not the solution' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l style -d 'How to draw' -r -f -a "unicode\t'Boxes of lines'
ascii\t'Boxes of + - |'
plain\t'No boxes; npuzzle can read it again'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l fps -d 'Moves a second, from 0.1 to 60' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l svg -d 'Write an SVG drawing to FILE, "-" for standard output' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l columns -d 'Columns to draw in [default: the terminal\'s, else 80]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l jobs -d 'Threads that answer a batch [default: one a core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l frame -d 'Whose way a move names' -r -f -a "blank\t'The way the blank travels'
tile\t'The way the tile travels, which is the opposite one'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l no-cache -d 'Neither read nor keep pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -s j -l json -d 'Print JSON, one object a pair on one line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -s q -l quiet -d 'Print nothing on standard error but errors'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l stats -d 'Say what the search took: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l animate -d 'Play the moves on the terminal, or with --svg in a browser'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -l fail-fast -d 'Stop at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand render" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -s g -l goal -d 'Goal where one board is given: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -s s -l size -d 'Columns and rows, for boards that don\'t show them and are not square' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -s b -l batch -d 'Answer every line of FILE, "-" for standard input: a pair, or a start alone' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l jobs -d 'Threads that answer a batch [default: one a core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l memory -d 'The most memory that a search may take, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l timeout -d 'Give a pair up after that long, such as 500ms, 10s or 2m' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l blank -d 'Character that stands for the blank in what is printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l engine -d 'How to search; all engines give the same answers' -r -f -a "auto\t'Whichever is best: the table for batches of up to nine cells, deepening for larger boards'
breadth-first\t'Breadth-first from the start, for each pair: to compare others with'
bidirectional\t'Breadth-first from both ends, for each pair'
table\t'From the goal to all boards, once, and kept; up to nine cells'
deepening\t'Iterative deepening on pattern databases'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l fail-fast -d 'Stop at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l no-cache -d 'Neither read nor keep pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -s j -l json -d 'Print JSON, one object a pair on one line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -s q -l quiet -d 'Print nothing on standard error but errors'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -l stats -d 'Say what the search took: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand compare" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -s n -l count -d 'How many lines' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l seed -d 'Draw the boards of that seed, a number [default: a random one, told on standard error]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -s s -l size -d 'Columns and rows [default: the goal\'s, or else 3x3]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -s g -l goal -d 'Goal of all starts: a board, standard (the default), blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l steps -d 'Starts so many moves from the goal: 20, or 10..20 with both ends' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l with-answer -d 'Print the answer too: the fewest moves, or which; beside text as a comment' -r -f -a "steps\t'The fewest moves, or -1'
path\t'The moves, or unsolvable'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l blank -d 'Character that stands for the blank in what is printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l random-goal -d 'Draw a goal for each start; all of them are equally likely'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l unsolvable -d 'Starts that can\'t reach the goal'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l mixed -d 'Starts of all kinds, half of which can\'t reach the goal'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -l no-cache -d 'Neither read nor keep pattern databases on disk'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -s j -l json -d 'Print JSON, one object a line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -s q -l quiet -d 'Print nothing on standard error but errors'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand generate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -s s -l size -d 'Columns and rows of the board' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l of -d 'How many labels the permutation has that has the rank' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l jobs -d 'Threads that answer a batch [default: one a core]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l blank -d 'Character that stands for the blank in what is printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -s b -l batch -d 'Answer every line of FILE, "-" for standard input, with the rank alone' -r -F
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l unrank -d 'Go back from a rank to the board of that --size, or the permutation --of so many labels'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l explain -d 'Show which labels are smaller, and what each counts for'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l fail-fast -d 'Stop at the first line that can\'t be read'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -l stats -d 'Say what the search took: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -s j -l json -d 'Print JSON, one object an answer on one line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -s q -l quiet -d 'Print no working, and nothing on standard error but errors'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand rank" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -l boards -d 'List the boards at that depth instead, one a line, in the order of their ranks' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -l columns -d 'Columns to draw in [default: the terminal\'s, else 80]' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -l memory -d 'The most memory that the survey may take, such as 500M or 8G' -r
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -l blank -d 'Character that stands for the blank in what is printed [default: .]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -s g -l goal -d 'The same, as an option: a board, standard, blank-first or snail [default: standard]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -s s -l size -d 'Columns and rows, for a goal that doesn\'t show them [default: 3x3]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -s q -l quiet -d 'Print nothing on standard error but errors'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -l stats -d 'Say what the search took: on standard error, or in the JSON'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -s j -l json -d 'Print JSON, one object on one line'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand survey" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and not __fish_seen_subcommand_from clear build" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and not __fish_seen_subcommand_from clear build" -s q -l quiet -d 'Print nothing on standard error but errors'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and not __fish_seen_subcommand_from clear build" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and not __fish_seen_subcommand_from clear build" -f -a "clear" -d 'Remove all files that npuzzle has put there, and no others'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and not __fish_seen_subcommand_from clear build" -f -a "build" -d 'Build databases ahead, and print where they are'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from clear" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from clear" -s q -l quiet -d 'Print nothing on standard error but errors'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from clear" -s h -l help -d 'Print help'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from build" -s s -l size -d 'Columns and rows [default: the goal\'s, or else 4x4]' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from build" -s g -l goal -d 'Goal, of which only the blank\'s cell matters: a board, standard, blank-first or snail' -r -f
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from build" -l cache -d 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user\'s cache]' -r -f -a "(__fish_complete_directories)"
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from build" -l large -d 'The largest, with which long searches and batches are faster: 289 MB on 4x4'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from build" -s q -l quiet -d 'Print nothing on standard error but errors'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand cache; and __fish_seen_subcommand_from build" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand completions" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c npuzzle -n "__fish_npuzzle_using_subcommand man" -s h -l help -d 'Print help (see more with \'--help\')'
