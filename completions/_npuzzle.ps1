
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'npuzzle' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'npuzzle'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'npuzzle' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('steps', 'steps', [CompletionResultType]::ParameterValue, 'Print the fewest moves from start to goal, or -1 where none lead there')
            [CompletionResult]::new('path', 'path', [CompletionResultType]::ParameterValue, 'Print the moves from start to goal, or "unsolvable" where none lead there')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Tell whether any moves lead from start to goal')
            [CompletionResult]::new('verify', 'verify', [CompletionResultType]::ParameterValue, 'Tell whether moves lead from start to goal, and how many more than needed')
            [CompletionResult]::new('render', 'render', [CompletionResultType]::ParameterValue, 'Draw a board, or every board from start to goal')
            [CompletionResult]::new('compare', 'compare', [CompletionResultType]::ParameterValue, 'Find the moves by every engine, and show what each of them takes')
            [CompletionResult]::new('generate', 'generate', [CompletionResultType]::ParameterValue, 'Print random boards, a line each, for --batch to read')
            [CompletionResult]::new('rank', 'rank', [CompletionResultType]::ParameterValue, 'Print the rank of a board or a permutation, or what has that rank')
            [CompletionResult]::new('survey', 'survey', [CompletionResultType]::ParameterValue, 'Count the boards at each depth: the fewest moves to the goal')
            [CompletionResult]::new('cache', 'cache', [CompletionResultType]::ParameterValue, 'List, clear or build the pattern databases that are kept on disk')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print a completion script for a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Print the manual page')
            break
        }
        'npuzzle;steps' {
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal where one board is given: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal where one board is given: a board, standard, blank-first or snail')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows, for boards that don''t show them and are not square')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows, for boards that don''t show them and are not square')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input: a pair, or a start alone')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input: a pair, or a start alone')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads that answer a batch [default: one a core]')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'How to search; all engines give the same answers')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'The most memory that a search may take, such as 500M or 8G')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Give a pair up after that long, such as 500ms, 10s or 2m')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'Character that stands for the blank in what is printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop at the first line that can''t be read')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor keep pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON, one object a pair on one line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON, one object a pair on one line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Say what the search took: on standard error, or in the JSON')
            [CompletionResult]::new('--count-start', '--count-start', [CompletionResultType]::ParameterName, 'Count the start as step 1')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;path' {
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal where one board is given: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal where one board is given: a board, standard, blank-first or snail')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows, for boards that don''t show them and are not square')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows, for boards that don''t show them and are not square')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input: a pair, or a start alone')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input: a pair, or a start alone')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'How to search; all engines give the same answers')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'The most memory that a search may take, such as 500M or 8G')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'Character that stands for the blank in what is printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--notation', '--notation', [CompletionResultType]::ParameterName, 'Write moves as')
            [CompletionResult]::new('--order', '--order', [CompletionResultType]::ParameterName, 'The order of the moves in which the path is the first, such as dlru')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Print no more than N of all')
            [CompletionResult]::new('--frame', '--frame', [CompletionResultType]::ParameterName, 'Whose way a move names')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads that answer a batch [default: one a core]')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Give a pair up after that long, such as 500ms, 10s or 2m')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor keep pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON, one object a pair on one line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON, one object a pair on one line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Say what the search took: on standard error, or in the JSON')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Print all shortest paths, in order')
            [CompletionResult]::new('--count', '--count', [CompletionResultType]::ParameterName, 'Print how many shortest paths there are')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop at the first line that can''t be read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;check' {
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal where one board is given: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal where one board is given: a board, standard, blank-first or snail')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows, for boards that don''t show them and are not square')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows, for boards that don''t show them and are not square')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input: a pair, or a start alone')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input: a pair, or a start alone')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads that answer a batch [default: one a core]')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'How to search; all engines give the same answers')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'The most memory that a search may take, such as 500M or 8G')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Give a pair up after that long, such as 500ms, 10s or 2m')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'Character that stands for the blank in what is printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--within', '--within', [CompletionResultType]::ParameterName, 'Tell whether the goal is at most K moves away: yes or no')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop at the first line that can''t be read')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor keep pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON, one object a pair on one line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON, one object a pair on one line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Say what the search took: on standard error, or in the JSON')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show the inversions and parities, and what follows from them')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;verify' {
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal where one board is given: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal where one board is given: a board, standard, blank-first or snail')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows, for boards that don''t show them and are not square')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows, for boards that don''t show them and are not square')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads that answer a batch [default: one a core]')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'How to search; all engines give the same answers')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'The most memory that a search may take, such as 500M or 8G')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'Character that stands for the blank in what is printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--moves', '--moves', [CompletionResultType]::ParameterName, 'Moves, where none stand behind the boards')
            [CompletionResult]::new('--frame', '--frame', [CompletionResultType]::ParameterName, 'Whose way a move names')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input: START [GOAL] MOVES')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input: START [GOAL] MOVES')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Give the minimum up after that long, such as 500ms, 10s or 2m')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop at the first line that can''t be read')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor keep pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON, one object a pair on one line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON, one object a pair on one line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Say what the search took: on standard error, or in the JSON')
            [CompletionResult]::new('--optimal', '--optimal', [CompletionResultType]::ParameterName, 'Demand the minimum: moves that are more are not valid')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;render' {
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal where one board is given: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal where one board is given: a board, standard, blank-first or snail')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows, for boards that don''t show them and are not square')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows, for boards that don''t show them and are not square')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input: a pair, or a start alone')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input: a pair, or a start alone')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'How to search; all engines give the same answers')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'The most memory that a search may take, such as 500M or 8G')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Give a pair up after that long, such as 500ms, 10s or 2m')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'Character that stands for the blank in what is printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--moves', '--moves', [CompletionResultType]::ParameterName, 'Draw these moves, in any notation, and not the solution')
            [CompletionResult]::new('--style', '--style', [CompletionResultType]::ParameterName, 'How to draw')
            [CompletionResult]::new('--fps', '--fps', [CompletionResultType]::ParameterName, 'Moves a second, from 0.1 to 60')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write an SVG drawing to FILE, "-" for standard output')
            [CompletionResult]::new('--columns', '--columns', [CompletionResultType]::ParameterName, 'Columns to draw in [default: the terminal''s, else 80]')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads that answer a batch [default: one a core]')
            [CompletionResult]::new('--frame', '--frame', [CompletionResultType]::ParameterName, 'Whose way a move names')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor keep pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON, one object a pair on one line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON, one object a pair on one line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Say what the search took: on standard error, or in the JSON')
            [CompletionResult]::new('--animate', '--animate', [CompletionResultType]::ParameterName, 'Play the moves on the terminal, or with --svg in a browser')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop at the first line that can''t be read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;compare' {
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal where one board is given: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal where one board is given: a board, standard, blank-first or snail')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows, for boards that don''t show them and are not square')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows, for boards that don''t show them and are not square')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input: a pair, or a start alone')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input: a pair, or a start alone')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads that answer a batch [default: one a core]')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'The most memory that a search may take, such as 500M or 8G')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Give a pair up after that long, such as 500ms, 10s or 2m')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'Character that stands for the blank in what is printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'How to search; all engines give the same answers')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop at the first line that can''t be read')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor keep pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON, one object a pair on one line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON, one object a pair on one line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Say what the search took: on standard error, or in the JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;generate' {
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'How many lines')
            [CompletionResult]::new('--count', '--count', [CompletionResultType]::ParameterName, 'How many lines')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Draw the boards of that seed, a number [default: a random one, told on standard error]')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows [default: the goal''s, or else 3x3]')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows [default: the goal''s, or else 3x3]')
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal of all starts: a board, standard (the default), blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal of all starts: a board, standard (the default), blank-first or snail')
            [CompletionResult]::new('--steps', '--steps', [CompletionResultType]::ParameterName, 'Starts so many moves from the goal: 20, or 10..20 with both ends')
            [CompletionResult]::new('--with-answer', '--with-answer', [CompletionResultType]::ParameterName, 'Print the answer too: the fewest moves, or which; beside text as a comment')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'Character that stands for the blank in what is printed [default: .]')
            [CompletionResult]::new('--random-goal', '--random-goal', [CompletionResultType]::ParameterName, 'Draw a goal for each start; all of them are equally likely')
            [CompletionResult]::new('--unsolvable', '--unsolvable', [CompletionResultType]::ParameterName, 'Starts that can''t reach the goal')
            [CompletionResult]::new('--mixed', '--mixed', [CompletionResultType]::ParameterName, 'Starts of all kinds, half of which can''t reach the goal')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor keep pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON, one object a line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON, one object a line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;rank' {
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows of the board')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows of the board')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'How many labels the permutation has that has the rank')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads that answer a batch [default: one a core]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'Character that stands for the blank in what is printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input, with the rank alone')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer every line of FILE, "-" for standard input, with the rank alone')
            [CompletionResult]::new('--unrank', '--unrank', [CompletionResultType]::ParameterName, 'Go back from a rank to the board of that --size, or the permutation --of so many labels')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show which labels are smaller, and what each counts for')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop at the first line that can''t be read')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Say what the search took: on standard error, or in the JSON')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON, one object an answer on one line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON, one object an answer on one line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print no working, and nothing on standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print no working, and nothing on standard error but errors')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;survey' {
            [CompletionResult]::new('--boards', '--boards', [CompletionResultType]::ParameterName, 'List the boards at that depth instead, one a line, in the order of their ranks')
            [CompletionResult]::new('--columns', '--columns', [CompletionResultType]::ParameterName, 'Columns to draw in [default: the terminal''s, else 80]')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'The most memory that the survey may take, such as 500M or 8G')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'Character that stands for the blank in what is printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'The same, as an option: a board, standard, blank-first or snail [default: standard]')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'The same, as an option: a board, standard, blank-first or snail [default: standard]')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows, for a goal that doesn''t show them [default: 3x3]')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows, for a goal that doesn''t show them [default: 3x3]')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Say what the search took: on standard error, or in the JSON')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON, one object on one line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON, one object on one line')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;cache' {
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('clear', 'clear', [CompletionResultType]::ParameterValue, 'Remove all files that npuzzle has put there, and no others')
            [CompletionResult]::new('build', 'build', [CompletionResultType]::ParameterValue, 'Build databases ahead, and print where they are')
            break
        }
        'npuzzle;cache;clear' {
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'npuzzle;cache;build' {
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows [default: the goal''s, or else 4x4]')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows [default: the goal''s, or else 4x4]')
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal, of which only the blank''s cell matters: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal, of which only the blank''s cell matters: a board, standard, blank-first or snail')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user''s cache]')
            [CompletionResult]::new('--large', '--large', [CompletionResultType]::ParameterName, 'The largest, with which long searches and batches are faster: 289 MB on 4x4')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing on standard error but errors')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;completions' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;man' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
