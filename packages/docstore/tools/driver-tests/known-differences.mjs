/** Tests that come out otherwise, and why; whatever is not here makes the run fail. */
const known = [
  [
    /^crud\/create-null-ids: .* null via (insertOne|insertMany|bulkWrite)/,
    'the driver puts an id of its own in the place of null',
  ],
  [/^crud\/create-null-ids: .* undefined /, 'the driver cannot hold undefined'],
  [
    /^crud\/unacknowledged-.*-hint-clientError: /,
    'the driver sends the hint, as newer tests expect',
  ],
];

/** The reason, if the test is one of them. */
export function knownReason(name) {
  return known.find(([pattern]) => pattern.test(name))?.[1];
}
