
use builtin;
use str;

set edit:completion:arg-completer[npuzzle] = {|@words|
    fn spaces {|n|
        builtin:repeat $n ' ' | str:join ''
    }
    fn cand {|text desc|
        edit:complex-candidate $text &display=$text' '(spaces (- 14 (wcswidth $text)))$desc
    }
    var command = 'npuzzle'
    for word $words[1..-1] {
        if (str:has-prefix $word '-') {
            break
        }
        set command = $command';'$word
    }
    var completions = [
        &'npuzzle'= {
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand steps 'Print the fewest moves from start to goal, or -1 where none lead there'
            cand path 'Print the moves from start to goal, or "unsolvable" where none lead there'
            cand check 'Tell whether any moves lead from start to goal'
            cand verify 'Tell whether moves lead from start to goal, and how many more than needed'
            cand render 'Draw a board, or every board from start to goal'
            cand cache 'List, clear or build the pattern databases that are kept on disk'
            cand completions 'Print a completion script for a shell'
            cand man 'Print the manual page'
        }
        &'npuzzle;steps'= {
            cand -g 'Goal where one board is given: a board, standard, blank-first or snail'
            cand --goal 'Goal where one board is given: a board, standard, blank-first or snail'
            cand -s 'Columns and rows, for boards that don''t show them and are not square'
            cand --size 'Columns and rows, for boards that don''t show them and are not square'
            cand -b 'Answer every line of FILE, "-" for standard input: a pair, or a start alone'
            cand --batch 'Answer every line of FILE, "-" for standard input: a pair, or a start alone'
            cand --jobs 'Threads that answer a batch [default: one a core]'
            cand --engine 'How to search; all engines give the same answers'
            cand --memory 'The most memory that a search may take, such as 500M or 8G'
            cand --timeout 'Give a pair up after that long, such as 500ms, 10s or 2m'
            cand --cache 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]'
            cand --blank 'Character that stands for the blank in what is printed [default: .]'
            cand --color 'When to use colour'
            cand --fail-fast 'Stop at the first line that can''t be read'
            cand --no-cache 'Neither read nor keep pattern databases on disk'
            cand -j 'Print JSON, one object a pair on one line'
            cand --json 'Print JSON, one object a pair on one line'
            cand -q 'Print nothing on standard error but errors'
            cand --quiet 'Print nothing on standard error but errors'
            cand --stats 'Say what the search took: on standard error, or in the JSON'
            cand --count-start 'Count the start as step 1'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'npuzzle;path'= {
            cand -g 'Goal where one board is given: a board, standard, blank-first or snail'
            cand --goal 'Goal where one board is given: a board, standard, blank-first or snail'
            cand -s 'Columns and rows, for boards that don''t show them and are not square'
            cand --size 'Columns and rows, for boards that don''t show them and are not square'
            cand -b 'Answer every line of FILE, "-" for standard input: a pair, or a start alone'
            cand --batch 'Answer every line of FILE, "-" for standard input: a pair, or a start alone'
            cand --engine 'How to search; all engines give the same answers'
            cand --memory 'The most memory that a search may take, such as 500M or 8G'
            cand --cache 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]'
            cand --blank 'Character that stands for the blank in what is printed [default: .]'
            cand --color 'When to use colour'
            cand --notation 'Write moves as'
            cand --order 'The order of the moves in which the path is the first, such as dlru'
            cand --limit 'Print no more than N of all'
            cand --frame 'Whose way a move names'
            cand --jobs 'Threads that answer a batch [default: one a core]'
            cand --timeout 'Give a pair up after that long, such as 500ms, 10s or 2m'
            cand --no-cache 'Neither read nor keep pattern databases on disk'
            cand -j 'Print JSON, one object a pair on one line'
            cand --json 'Print JSON, one object a pair on one line'
            cand -q 'Print nothing on standard error but errors'
            cand --quiet 'Print nothing on standard error but errors'
            cand --stats 'Say what the search took: on standard error, or in the JSON'
            cand --all 'Print all shortest paths, in order'
            cand --count 'Print how many shortest paths there are'
            cand --fail-fast 'Stop at the first line that can''t be read'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'npuzzle;check'= {
            cand -g 'Goal where one board is given: a board, standard, blank-first or snail'
            cand --goal 'Goal where one board is given: a board, standard, blank-first or snail'
            cand -s 'Columns and rows, for boards that don''t show them and are not square'
            cand --size 'Columns and rows, for boards that don''t show them and are not square'
            cand -b 'Answer every line of FILE, "-" for standard input: a pair, or a start alone'
            cand --batch 'Answer every line of FILE, "-" for standard input: a pair, or a start alone'
            cand --jobs 'Threads that answer a batch [default: one a core]'
            cand --engine 'How to search; all engines give the same answers'
            cand --memory 'The most memory that a search may take, such as 500M or 8G'
            cand --timeout 'Give a pair up after that long, such as 500ms, 10s or 2m'
            cand --cache 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]'
            cand --blank 'Character that stands for the blank in what is printed [default: .]'
            cand --color 'When to use colour'
            cand --within 'Tell whether the goal is at most K moves away: yes or no'
            cand --fail-fast 'Stop at the first line that can''t be read'
            cand --no-cache 'Neither read nor keep pattern databases on disk'
            cand -j 'Print JSON, one object a pair on one line'
            cand --json 'Print JSON, one object a pair on one line'
            cand -q 'Print nothing on standard error but errors'
            cand --quiet 'Print nothing on standard error but errors'
            cand --stats 'Say what the search took: on standard error, or in the JSON'
            cand --explain 'Show the inversions and parities, and what follows from them'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'npuzzle;verify'= {
            cand -g 'Goal where one board is given: a board, standard, blank-first or snail'
            cand --goal 'Goal where one board is given: a board, standard, blank-first or snail'
            cand -s 'Columns and rows, for boards that don''t show them and are not square'
            cand --size 'Columns and rows, for boards that don''t show them and are not square'
            cand --jobs 'Threads that answer a batch [default: one a core]'
            cand --engine 'How to search; all engines give the same answers'
            cand --memory 'The most memory that a search may take, such as 500M or 8G'
            cand --cache 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]'
            cand --blank 'Character that stands for the blank in what is printed [default: .]'
            cand --color 'When to use colour'
            cand --moves 'Moves, where none stand behind the boards'
            cand --frame 'Whose way a move names'
            cand -b 'Answer every line of FILE, "-" for standard input: START [GOAL] MOVES'
            cand --batch 'Answer every line of FILE, "-" for standard input: START [GOAL] MOVES'
            cand --timeout 'Give the minimum up after that long, such as 500ms, 10s or 2m'
            cand --fail-fast 'Stop at the first line that can''t be read'
            cand --no-cache 'Neither read nor keep pattern databases on disk'
            cand -j 'Print JSON, one object a pair on one line'
            cand --json 'Print JSON, one object a pair on one line'
            cand -q 'Print nothing on standard error but errors'
            cand --quiet 'Print nothing on standard error but errors'
            cand --stats 'Say what the search took: on standard error, or in the JSON'
            cand --optimal 'Demand the minimum: moves that are more are not valid'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'npuzzle;render'= {
            cand -g 'Goal where one board is given: a board, standard, blank-first or snail'
            cand --goal 'Goal where one board is given: a board, standard, blank-first or snail'
            cand -s 'Columns and rows, for boards that don''t show them and are not square'
            cand --size 'Columns and rows, for boards that don''t show them and are not square'
            cand -b 'Answer every line of FILE, "-" for standard input: a pair, or a start alone'
            cand --batch 'Answer every line of FILE, "-" for standard input: a pair, or a start alone'
            cand --engine 'How to search; all engines give the same answers'
            cand --memory 'The most memory that a search may take, such as 500M or 8G'
            cand --timeout 'Give a pair up after that long, such as 500ms, 10s or 2m'
            cand --cache 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]'
            cand --blank 'Character that stands for the blank in what is printed [default: .]'
            cand --color 'When to use colour'
            cand --moves 'Draw these moves, in any notation, and not the solution'
            cand --style 'How to draw'
            cand --fps 'Moves a second, from 0.1 to 60'
            cand --svg 'Write an SVG drawing to FILE, "-" for standard output'
            cand --columns 'Columns to draw in [default: the terminal''s, else 80]'
            cand --jobs 'Threads that answer a batch [default: one a core]'
            cand --frame 'Whose way a move names'
            cand --no-cache 'Neither read nor keep pattern databases on disk'
            cand -j 'Print JSON, one object a pair on one line'
            cand --json 'Print JSON, one object a pair on one line'
            cand -q 'Print nothing on standard error but errors'
            cand --quiet 'Print nothing on standard error but errors'
            cand --stats 'Say what the search took: on standard error, or in the JSON'
            cand --animate 'Play the moves on the terminal, or with --svg in a browser'
            cand --fail-fast 'Stop at the first line that can''t be read'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'npuzzle;cache'= {
            cand --cache 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]'
            cand -q 'Print nothing on standard error but errors'
            cand --quiet 'Print nothing on standard error but errors'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand clear 'Remove all files that npuzzle has put there, and no others'
            cand build 'Build databases ahead, and print where they are'
        }
        &'npuzzle;cache;clear'= {
            cand --cache 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]'
            cand -q 'Print nothing on standard error but errors'
            cand --quiet 'Print nothing on standard error but errors'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'npuzzle;cache;build'= {
            cand -s 'Columns and rows [default: the goal''s, or else 4x4]'
            cand --size 'Columns and rows [default: the goal''s, or else 4x4]'
            cand -g 'Goal, of which only the blank''s cell matters: a board, standard, blank-first or snail'
            cand --goal 'Goal, of which only the blank''s cell matters: a board, standard, blank-first or snail'
            cand --cache 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]'
            cand --large 'The largest, with which long searches and batches are faster: 289 MB on 4x4'
            cand -q 'Print nothing on standard error but errors'
            cand --quiet 'Print nothing on standard error but errors'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'npuzzle;completions'= {
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'npuzzle;man'= {
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
    ]
    $completions[$command]
}
