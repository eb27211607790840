
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
            [CompletionResult]::new('steps', 'steps', [CompletionResultType]::ParameterValue, 'Print the least number of moves from start to goal, or -1 if there is no path')
            [CompletionResult]::new('path', 'path', [CompletionResultType]::ParameterValue, 'Print a shortest path from start to goal, or "unsolvable" if there is none')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Tell whether the goal can be reached from the start')
            [CompletionResult]::new('verify', 'verify', [CompletionResultType]::ParameterValue, 'Tell whether moves lead from start to goal, and how many more they are than needed')
            [CompletionResult]::new('render', 'render', [CompletionResultType]::ParameterValue, 'Draw a board, or every board from start to goal')
            [CompletionResult]::new('compare', 'compare', [CompletionResultType]::ParameterValue, 'Solve a pair with every engine, and show what each one costs')
            [CompletionResult]::new('generate', 'generate', [CompletionResultType]::ParameterValue, 'Print random boards, one a line, as input for --batch')
            [CompletionResult]::new('rank', 'rank', [CompletionResultType]::ParameterValue, 'Print the rank of a board or a permutation, or what has a given rank')
            [CompletionResult]::new('survey', 'survey', [CompletionResultType]::ParameterValue, 'Count the boards at each depth: the least number of moves to the goal')
            [CompletionResult]::new('cache', 'cache', [CompletionResultType]::ParameterValue, 'List, clear or build the pattern databases on disk')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print a completion script for a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Print the manual page')
            break
        }
        'npuzzle;steps' {
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal of a start alone: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal of a start alone: a board, standard, blank-first or snail')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows of boards that don''t show them and are not square')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows of boards that don''t show them and are not square')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input): a pair, or a start alone')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input): a pair, or a start alone')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Number of threads for a batch [default: one per core]')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'How to search; all engines give the same answers')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'Memory limit of a search, such as 500M or 8G')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Give up on a pair after this long, such as 500ms, 10s or 2m')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user''s cache]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'The word for the blank, read and printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--count-start', '--count-start', [CompletionResultType]::ParameterName, 'Count the start itself as step 1')
            [CompletionResult]::new('--rows', '--rows', [CompletionResultType]::ParameterName, 'Boards stand in rows in the batch, one below the other; each is a record')
            [CompletionResult]::new('--pairs', '--pairs', [CompletionResultType]::ParameterName, 'Two boards make a record, start and goal, each on a line or in rows')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop a batch at the first line that can''t be read')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor write pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON: one object per pair, each on a line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: one object per pair, each on a line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Report the cost of the search: on standard error, or in the JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;path' {
            [CompletionResult]::new('--order', '--order', [CompletionResultType]::ParameterName, 'Order of moves that decides between shortest paths')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Print at most N of all shortest paths')
            [CompletionResult]::new('--notation', '--notation', [CompletionResultType]::ParameterName, 'Notation')
            [CompletionResult]::new('--frame', '--frame', [CompletionResultType]::ParameterName, 'Whose direction a move names')
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal of a start alone: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal of a start alone: a board, standard, blank-first or snail')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows of boards that don''t show them and are not square')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows of boards that don''t show them and are not square')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input): a pair, or a start alone')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input): a pair, or a start alone')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Number of threads for a batch [default: one per core]')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'How to search; all engines give the same answers')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'Memory limit of a search, such as 500M or 8G')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Give up on a pair after this long, such as 500ms, 10s or 2m')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user''s cache]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'The word for the blank, read and printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Print all shortest paths, in that order')
            [CompletionResult]::new('--count', '--count', [CompletionResultType]::ParameterName, 'Print how many shortest paths there are')
            [CompletionResult]::new('--rows', '--rows', [CompletionResultType]::ParameterName, 'Boards stand in rows in the batch, one below the other; each is a record')
            [CompletionResult]::new('--pairs', '--pairs', [CompletionResultType]::ParameterName, 'Two boards make a record, start and goal, each on a line or in rows')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop a batch at the first line that can''t be read')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor write pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON: one object per pair, each on a line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: one object per pair, each on a line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Report the cost of the search: on standard error, or in the JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;check' {
            [CompletionResult]::new('--within', '--within', [CompletionResultType]::ParameterName, 'Tell whether the goal is at most K moves away: yes or no')
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal of a start alone: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal of a start alone: a board, standard, blank-first or snail')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows of boards that don''t show them and are not square')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows of boards that don''t show them and are not square')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input): a pair, or a start alone')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input): a pair, or a start alone')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Number of threads for a batch [default: one per core]')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'How to search; all engines give the same answers')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'Memory limit of a search, such as 500M or 8G')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Give up on a pair after this long, such as 500ms, 10s or 2m')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user''s cache]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'The word for the blank, read and printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show the inversions and parities, and what follows from them')
            [CompletionResult]::new('--rows', '--rows', [CompletionResultType]::ParameterName, 'Boards stand in rows in the batch, one below the other; each is a record')
            [CompletionResult]::new('--pairs', '--pairs', [CompletionResultType]::ParameterName, 'Two boards make a record, start and goal, each on a line or in rows')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop a batch at the first line that can''t be read')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor write pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON: one object per pair, each on a line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: one object per pair, each on a line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Report the cost of the search: on standard error, or in the JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;verify' {
            [CompletionResult]::new('--moves', '--moves', [CompletionResultType]::ParameterName, 'Moves, if none come after the boards')
            [CompletionResult]::new('--frame', '--frame', [CompletionResultType]::ParameterName, 'Whose direction a move names')
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal of a start alone: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal of a start alone: a board, standard, blank-first or snail')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows of boards that don''t show them and are not square')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows of boards that don''t show them and are not square')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input): START [GOAL] MOVES')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input): START [GOAL] MOVES')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Number of threads for a batch [default: one per core]')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'How to search; all engines give the same answers')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'Memory limit of a search, such as 500M or 8G')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Give up on the least number of moves after this long, such as 500ms, 10s or 2m')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user''s cache]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'The word for the blank, read and printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--optimal', '--optimal', [CompletionResultType]::ParameterName, 'Accept only a shortest path: more moves than needed are not valid')
            [CompletionResult]::new('--rows', '--rows', [CompletionResultType]::ParameterName, 'Boards stand in rows in the batch, one below the other; each is a record')
            [CompletionResult]::new('--pairs', '--pairs', [CompletionResultType]::ParameterName, 'Two boards make a record, start and goal, each on a line or in rows')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop a batch at the first line that can''t be read')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor write pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON: one object per pair, each on a line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: one object per pair, each on a line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Report the cost of the search: on standard error, or in the JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;render' {
            [CompletionResult]::new('--moves', '--moves', [CompletionResultType]::ParameterName, 'Draw these moves, in any notation, instead of the solution')
            [CompletionResult]::new('--style', '--style', [CompletionResultType]::ParameterName, 'How to draw')
            [CompletionResult]::new('--fps', '--fps', [CompletionResultType]::ParameterName, 'Moves per second, from 0.1 to 60')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write an SVG drawing to FILE ("-" for standard output)')
            [CompletionResult]::new('--columns', '--columns', [CompletionResultType]::ParameterName, 'Width in columns [default: the terminal''s, else 80]')
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal of a start alone: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal of a start alone: a board, standard, blank-first or snail')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows of boards that don''t show them and are not square')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows of boards that don''t show them and are not square')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input): a pair, or a start alone')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input): a pair, or a start alone')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Number of threads for a batch [default: one per core]')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'How to search; all engines give the same answers')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'Memory limit of a search, such as 500M or 8G')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Give up on a pair after this long, such as 500ms, 10s or 2m')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user''s cache]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'The word for the blank, read and printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--frame', '--frame', [CompletionResultType]::ParameterName, 'Whose direction a move names')
            [CompletionResult]::new('--animate', '--animate', [CompletionResultType]::ParameterName, 'Play the moves on the terminal, or with --svg in a browser')
            [CompletionResult]::new('--rows', '--rows', [CompletionResultType]::ParameterName, 'Boards stand in rows in the batch, one below the other; each is a record')
            [CompletionResult]::new('--pairs', '--pairs', [CompletionResultType]::ParameterName, 'Two boards make a record, start and goal, each on a line or in rows')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop a batch at the first line that can''t be read')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor write pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON: one object per pair, each on a line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: one object per pair, each on a line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Report the cost of the search: on standard error, or in the JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;compare' {
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal of a start alone: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal of a start alone: a board, standard, blank-first or snail')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows of boards that don''t show them and are not square')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows of boards that don''t show them and are not square')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input): a pair, or a start alone')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input): a pair, or a start alone')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Number of threads for a batch [default: one per core]')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'Memory limit of a search, such as 500M or 8G')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Give up on a pair after this long, such as 500ms, 10s or 2m')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user''s cache]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'The word for the blank, read and printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'How to search; all engines give the same answers')
            [CompletionResult]::new('--rows', '--rows', [CompletionResultType]::ParameterName, 'Boards stand in rows in the batch, one below the other; each is a record')
            [CompletionResult]::new('--pairs', '--pairs', [CompletionResultType]::ParameterName, 'Two boards make a record, start and goal, each on a line or in rows')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop a batch at the first line that can''t be read')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor write pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON: one object per pair, each on a line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: one object per pair, each on a line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Report the cost of the search: on standard error, or in the JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;generate' {
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Number of starts, or of pairs')
            [CompletionResult]::new('--count', '--count', [CompletionResultType]::ParameterName, 'Number of starts, or of pairs')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Seed of the random numbers [default: a random one, told on standard error]')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows [default: those of the goal, else 3x3]')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows [default: those of the goal, else 3x3]')
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal of all starts: a board, standard (the default), blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal of all starts: a board, standard (the default), blank-first or snail')
            [CompletionResult]::new('--steps', '--steps', [CompletionResultType]::ParameterName, 'Choose starts this many moves from the goal: 20, or a range such as 10..20')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user''s cache]')
            [CompletionResult]::new('--with-answer', '--with-answer', [CompletionResultType]::ParameterName, 'Print the answer too, after text as a comment: the number of moves, or the path')
            [CompletionResult]::new('--style', '--style', [CompletionResultType]::ParameterName, 'How to write boards')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'The word for the blank, read and printed [default: .]')
            [CompletionResult]::new('--random-goal', '--random-goal', [CompletionResultType]::ParameterName, 'Choose a goal for each start at random; all goals are equally likely')
            [CompletionResult]::new('--unsolvable', '--unsolvable', [CompletionResultType]::ParameterName, 'Choose starts that can''t reach the goal')
            [CompletionResult]::new('--mixed', '--mixed', [CompletionResultType]::ParameterName, 'Choose from all starts, of which half can''t reach the goal')
            [CompletionResult]::new('--distinct', '--distinct', [CompletionResultType]::ParameterName, 'Print no pair twice')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Neither read nor write pattern databases on disk')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON: one object per line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: one object per line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;rank' {
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --unrank: the number of labels of the permutation')
            [CompletionResult]::new('--style', '--style', [CompletionResultType]::ParameterName, 'How to write boards')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows of the board')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows of the board')
            [CompletionResult]::new('-b', '-b', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input), without the working')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Answer each line of FILE ("-" for standard input), without the working')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Number of threads for a batch [default: one per core]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'The word for the blank, read and printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--unrank', '--unrank', [CompletionResultType]::ParameterName, 'Print what has the given rank: a board of --size, or a permutation --of N labels')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show which labels are smaller, and what each label adds to the rank')
            [CompletionResult]::new('--rows', '--rows', [CompletionResultType]::ParameterName, 'Boards stand in rows in the batch, one below the other; each is a record')
            [CompletionResult]::new('--pairs', '--pairs', [CompletionResultType]::ParameterName, 'Two boards make a record, start and goal, each on a line or in rows')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop a batch at the first line that can''t be read')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON: one object per answer, each on a line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: one object per answer, each on a line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print no working, and nothing but errors on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print no working, and nothing but errors on standard error')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Report the cost of the search: on standard error, or in the JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;survey' {
            [CompletionResult]::new('--at-depth', '--at-depth', [CompletionResultType]::ParameterName, 'List the boards at this depth instead, in the order of their ranks, each with the goal')
            [CompletionResult]::new('--style', '--style', [CompletionResultType]::ParameterName, 'How to write boards')
            [CompletionResult]::new('--columns', '--columns', [CompletionResultType]::ParameterName, 'Width of the chart in columns [default: the terminal''s, else 80]')
            [CompletionResult]::new('--memory', '--memory', [CompletionResultType]::ParameterName, 'Memory limit, such as 500M or 8G')
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'The goal as an option: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'The goal as an option: a board, standard, blank-first or snail')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows of a goal that doesn''t show them [default: 3x3]')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows of a goal that doesn''t show them [default: 3x3]')
            [CompletionResult]::new('--blank', '--blank', [CompletionResultType]::ParameterName, 'The word for the blank, read and printed [default: .]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Print JSON: one object on a line')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: one object on a line')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--stats', '--stats', [CompletionResultType]::ParameterName, 'Report the cost of the search: on standard error, or in the JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'npuzzle;cache' {
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user''s cache]')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('clear', 'clear', [CompletionResultType]::ParameterValue, 'Remove all files that npuzzle has written there, and no others')
            [CompletionResult]::new('build', 'build', [CompletionResultType]::ParameterValue, 'Build databases before a search needs them, and print where they are')
            break
        }
        'npuzzle;cache;clear' {
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user''s cache]')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'npuzzle;cache;build' {
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Columns and rows [default: those of the goal, else 4x4]')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Columns and rows [default: those of the goal, else 4x4]')
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'Goal, of which only the blank''s cell matters: a board, standard, blank-first or snail')
            [CompletionResult]::new('--goal', '--goal', [CompletionResultType]::ParameterName, 'Goal, of which only the blank''s cell matters: a board, standard, blank-first or snail')
            [CompletionResult]::new('--cache', '--cache', [CompletionResultType]::ParameterName, 'Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user''s cache]')
            [CompletionResult]::new('--large', '--large', [CompletionResultType]::ParameterName, 'Build the largest databases, for faster long searches and batches: 289 MB on 4x4')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing but errors on standard error')
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
