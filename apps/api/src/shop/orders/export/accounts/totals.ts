/** Totals by a key of several texts. */
export class Totals<Total> {
  readonly #byKey = new Map<string, { key: readonly string[]; total: Total }>();

  /** The total of a key, made by `start` where it has none yet. */
  at(key: readonly string[], start: () => Total): Total {
    const text = JSON.stringify(key);
    const found = this.#byKey.get(text) ?? { key, total: start() };
    this.#byKey.set(text, found);
    return found.total;
  }

  /** All totals in the order of their keys. */
  sorted(): { key: readonly string[]; total: Total }[] {
    return [...this.#byKey.entries()]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, total]) => total);
  }
}
