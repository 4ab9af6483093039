/** How well two groups of values can be told apart. */
export interface Auc {
  /** The chance that a value of the second group is above one of the first; 0.5 means no difference. */
  area: number;
  /** The 95 % confidence interval of the area. */
  interval: [low: number, high: number];
}

/** The area under the ROC curve, from ranks; equal values share theirs. The interval follows Hanley and McNeil. */
export function aucOf(first: readonly number[], second: readonly number[]): Auc {
  const all = [
    ...first.map((value) => ({ value, isSecond: false })),
    ...second.map((value) => ({ value, isSecond: true })),
  ].sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let begin = 0; begin < all.length;) {
    const value = all[begin]?.value;
    let end = begin;
    while (all[end]?.value === value && end < all.length) end += 1;
    const meanRank = (begin + 1 + end) / 2;
    ranks += meanRank * all.slice(begin, end).filter(({ isSecond }) => isSecond).length;
    begin = end;
  }
  const [n, m] = [first.length, second.length];
  const area = (ranks - (m * (m + 1)) / 2) / (n * m);
  const [q1, q2] = [area / (2 - area), (2 * area ** 2) / (1 + area)];
  const variance =
    (area * (1 - area) + (m - 1) * (q1 - area ** 2) + (n - 1) * (q2 - area ** 2)) / (n * m);
  const margin = 1.96 * Math.sqrt(variance);
  return { area, interval: [area - margin, area + margin] };
}
