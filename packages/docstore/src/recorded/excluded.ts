/**
 * Cases in which the engine that the answers are recorded from differs from MongoDB, with the difference. Their
 * answers are in `answers-documented.json`.
 */
export const EXCLUDED: ReadonlyMap<string, string> = new Map([
  ['update field: set new fields in order of name', 'MongoDB adds fields in the order of names'],
  ['upsert: on insert', 'MongoDB adds fields in the order of names'],
  ['update field: set with a dollar field', 'MongoDB answers 52'],
  ['update field: set an empty path', 'MongoDB answers 56'],
  ['update field: rename to itself', 'MongoDB answers 2'],
  ['update array: push each of none', 'MongoDB sees that nothing changed'],
  ['update array: pop from a scalar', 'MongoDB answers 14'],
  ['insert: array as id', 'MongoDB answers 53'],
  ['sort: mixed types, rising', 'MongoDB sorts an empty array before null'],
  ['sort: two fields, one mixed', 'MongoDB sorts an empty array before null'],
  ['sort: by zero', 'MongoDB answers 15975'],
  ['sort: by a string', 'MongoDB answers 15974'],
  ['sort: negative skip', 'MongoDB answers 51024'],
  ['stage: group by several', 'MongoDB distinguishes a missing part of an id from null'],
  ['stage: count of nothing', 'MongoDB gives no document'],
  ['stage: project nothing', 'MongoDB answers 51272'],
  ['stage: lookup through an array', 'MongoDB joins an empty array with nothing'],
]);
