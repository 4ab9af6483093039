/**
 * A filter for texts that begin with this one. A range, not a pattern: nothing that is typed means anything but itself,
 * and the index answers.
 */
export function beginningWith(text: string) {
  return { $gte: text, $lt: `${text}\u{10ffff}` };
}
