//! Checks finished databases. Shares no code with what builds them: placements are lists of cells.

use std::collections::{HashMap, HashSet, VecDeque};

use crate::puzzle::shape::Shape;

use super::build::build;
use super::key::GoalClass;
use super::partition::Partition;
use super::symmetry::Layout;

/// A database read anew.
struct Database {
    /// The neighbours of each cell.
    beside: Vec<Vec<usize>>,
    /// The goal cells of its tiles.
    homes: Vec<usize>,
    /// The fewest moves of its tiles for each placement.
    entries: HashMap<Vec<usize>, usize>,
}

impl Database {
    /// The databases of all groups of up to `most` tiles.
    fn all(shape: Shape, blank: usize, partition: Partition, most: u32) -> Vec<Self> {
        let key = GoalClass { shape, blank }.key(partition);
        let entries = build(key, None);
        let mut begin = 0;
        let read = |group: u16| {
            let file = &entries[begin..][..key.bytes_of(group)];
            begin += file.len();
            let is_wanted = (1..=most).contains(&group.count_ones());
            is_wanted.then(|| Self::read(shape, group, key.is_ranked(), file))
        };
        key.groups().into_iter().filter_map(read).collect()
    }

    /// Doubles the entries and adds the Manhattan distances.
    fn read(shape: Shape, group: u16, is_ranked: bool, file: &[u8]) -> Self {
        let width = shape.width();
        let homes: Vec<usize> = (0..16).filter(|cell| group >> cell & 1 == 1).collect();
        let mut placements = placements(shape.cells(), homes.len());
        if is_ranked {
            placements.sort_by_cached_key(|cells| rank_key(cells, width));
        }
        let moves = |rank: usize, cells: &[usize]| {
            let side_by_side = || {
                cells
                    .iter()
                    .rev()
                    .fold(0, |number, cell| 16 * number + cell)
            };
            let number = if is_ranked { rank } else { side_by_side() };
            let kept = file[number / 2] >> (4 * (number % 2)) & 0xf;
            let apart = |(a, b): (&usize, &usize)| {
                (a % width).abs_diff(b % width) + (a / width).abs_diff(b / width)
            };
            cells.iter().zip(&homes).map(apart).sum::<usize>() + 2 * usize::from(kept)
        };
        let entries = placements.into_iter().enumerate();
        Self {
            beside: cells_beside(width, shape.height()),
            entries: entries
                .map(|(rank, cells)| (cells.clone(), moves(rank, &cells)))
                .collect(),
            homes,
        }
    }

    /// The entries of the placements that are one move of one tile away.
    fn entries_beside(&self, cells: &[usize]) -> Vec<usize> {
        let mut entries = Vec::new();
        let mut moved = cells.to_vec();
        for (tile, &cell) in cells.iter().enumerate() {
            for &to in &self.beside[cell] {
                if !cells.contains(&to) {
                    moved[tile] = to;
                    entries.push(self.entries[&moved]);
                }
            }
            moved[tile] = cell;
        }
        entries
    }

    /// Whether the blank can reach all free cells without moving any of the tiles.
    fn is_open(&self, cells: &[usize]) -> bool {
        let free = self.beside.len() - cells.len();
        let mut all = 0..self.beside.len();
        let mut reached: Vec<usize> = all.find(|cell| !cells.contains(cell)).into_iter().collect();
        let mut done = 0;
        while done < reached.len() {
            for &to in &self.beside[reached[done]] {
                if !cells.contains(&to) && !reached.contains(&to) {
                    reached.push(to);
                }
            }
            done += 1;
        }
        reached.len() == free
    }

    /// One of its faults.
    fn fault(&self) -> Option<String> {
        if self.entries[&self.homes] != 0 {
            return Some("the goal's entry is not 0".to_owned());
        }
        self.entries.iter().find_map(|(cells, &entry)| {
            let beside = self.entries_beside(cells);
            // Each move counts 1. From an open placement each of its moves can be made at once.
            let fault = if beside.iter().any(|other| entry % 2 == other % 2) {
                "differs from a neighbour by an even number"
            } else if beside.iter().any(|&other| other > entry + 1) && self.is_open(cells) {
                "has a neighbour that is more than a move further away"
            } else if *cells != self.homes && beside.iter().all(|&other| other >= entry) {
                "has no neighbour that is nearer"
            } else {
                return None;
            };
            Some(format!("{cells:?}: {entry} {fault}"))
        })
    }

    /// The entries as a plain 0-1 breadth-first search finds them, which moves the blank cell by cell.
    fn searched(&self, blank: usize) -> HashMap<Vec<usize>, usize> {
        let mut nearest = HashMap::new();
        let mut seen = HashSet::new();
        let mut queue = VecDeque::from([(self.homes.clone(), blank, 0)]);
        while let Some((cells, blank, distance)) = queue.pop_front() {
            if !seen.insert((cells.clone(), blank)) {
                continue;
            }
            nearest.entry(cells.clone()).or_insert(distance);
            for &to in &self.beside[blank] {
                if let Some(tile) = cells.iter().position(|&cell| cell == to) {
                    let mut moved = cells.clone();
                    moved[tile] = blank;
                    queue.push_back((moved, to, distance + 1));
                } else {
                    queue.push_front((cells.clone(), to, distance));
                }
            }
        }
        nearest
    }
}

fn placements(cells: usize, tiles: usize) -> Vec<Vec<usize>> {
    (0..tiles).fold(vec![Vec::new()], |placements, _| {
        let longer = |placed: &Vec<usize>| {
            let free = (0..cells).filter(|cell| !placed.contains(cell));
            free.map(|cell| [placed.as_slice(), &[cell]].concat())
                .collect::<Vec<_>>()
        };
        placements.iter().flat_map(longer).collect()
    })
}

/// What placements are sorted by where they are numbered by rank: the order of their cells; then the
/// parity of the number of dark cells, even first; then the highest cell that only one of the two
/// occupies.
fn rank_key(cells: &[usize], width: usize) -> impl Ord + use<> {
    let before = |cell| cells.iter().filter(|&other| other < cell).count();
    let order: Vec<usize> = cells.iter().map(before).collect();
    let is_dark = |cell: &&usize| (*cell % width + *cell / width) % 2 == 1;
    let dark = cells.iter().filter(is_dark).count();
    let mut occupied = cells.to_vec();
    occupied.sort_unstable_by(|a, b| b.cmp(a));
    (order, dark % 2, occupied)
}

fn cells_beside(width: usize, height: usize) -> Vec<Vec<usize>> {
    let cells = || (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
    cells()
        .map(|(column, row)| {
            cells()
                .filter(|other| column.abs_diff(other.0) + row.abs_diff(other.1) == 1)
                .map(|other| other.1 * width + other.0)
                .collect()
        })
        .collect()
}

fn shape(width: usize, height: usize) -> Shape {
    Shape::new(width, height).expect("a shape")
}

fn assert_all_pass(width: usize, height: usize, blank: usize, partition: Partition) {
    for database in Database::all(shape(width, height), blank, partition, 16) {
        assert_eq!(database.fault(), None, "{width}x{height}, {blank}");
    }
}

#[test]
fn every_database_for_standard_goals_of_the_fifteen_puzzle_passes() {
    assert_all_pass(4, 4, 15, Partition::Small);
}

#[test]
fn databases_of_small_shapes_pass() {
    for (width, height, blank) in [(2, 4, 7), (3, 3, 8), (2, 5, 9), (2, 5, 4)] {
        assert_all_pass(width, height, blank, Partition::Small);
    }
    // Numbered by rank: a group has seven tiles.
    assert_all_pass(2, 5, 9, Partition::Medium);
}

#[test]
#[ignore = "looks at some millions of placements"]
fn databases_of_all_large_shapes_pass() {
    for shape in (10..=16).flat_map(Shape::of_cells) {
        if shape.width() <= shape.height() {
            for blank in 0..shape.cells() {
                if Layout::new(shape, blank).goals.blank == blank {
                    assert_all_pass(shape.width(), shape.height(), blank, Partition::Small);
                }
            }
        }
    }
}

#[test]
fn small_databases_are_what_a_plain_search_finds() {
    for (shape, blank, partition, tiles) in [
        (shape(4, 4), 15, Partition::Medium, 3),
        (shape(2, 5), 8, Partition::Small, 4),
        (shape(2, 5), 9, Partition::Medium, 2),
    ] {
        let databases = Database::all(shape, blank, partition, tiles);
        assert_eq!(databases.len(), 1);
        assert!(
            databases[0].searched(blank) == databases[0].entries,
            "{tiles}"
        );
    }
}

#[test]
fn a_database_with_a_single_wrong_entry_fails() {
    let mut database = Database::all(shape(4, 4), 15, Partition::Medium, 3)
        .pop()
        .expect("three groups");
    assert_eq!(database.fault(), None);
    for cells in placements(16, 3).iter().step_by(97) {
        let right = database.entries[cells];
        // An entry that is too large by 2 may pass where tiles shut the blank in; the plain search
        // finds such faults.
        for wrong in [0, right.saturating_sub(2), right + 1, right + 4, 254, 255] {
            if wrong != right {
                database.entries.insert(cells.clone(), wrong);
                assert_ne!(database.fault(), None, "{cells:?}: {wrong} for {right}");
            }
        }
        database.entries.insert(cells.clone(), right);
    }
}
