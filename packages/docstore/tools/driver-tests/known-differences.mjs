/** Test files whose tests get another answer than MongoDB's; the reasons are in the README. */
export const knownDifferences = new Set([]);
