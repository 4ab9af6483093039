/** Which categories are below which others. */
export class Branches {
  private readonly below = new Map<string, string[]>();

  /** @param above the categories that each one is under, from the top, for those that are not at the top. */
  constructor(private readonly above: ReadonlyMap<string, readonly string[]> = new Map()) {
    for (const [id, ancestors] of above)
      for (const ancestor of ancestors)
        this.below.set(ancestor, [...(this.below.get(ancestor) ?? []), id]);
  }

  /** These categories and all below them, each once. */
  withBelow(ids: readonly string[]): readonly string[] {
    if (this.below.size === 0) return ids;
    return [...new Set(ids.flatMap((id) => [id, ...this.belowOf(id)]))];
  }

  /** All categories below one. */
  belowOf(id: string): readonly string[] {
    return this.below.get(id) ?? [];
  }

  /** A category and all above it, the nearest first. */
  withAbove(id: string): readonly string[] {
    return [id, ...(this.above.get(id)?.toReversed() ?? [])];
  }

  /** Numbers of products by category, with those of all below it. */
  summed(counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
    if (this.above.size === 0) return counts;
    const sums = new Map(counts);
    for (const [id, count] of counts)
      for (const ancestor of this.above.get(id) ?? [])
        sums.set(ancestor, (sums.get(ancestor) ?? 0) + count);
    return sums;
  }
}
