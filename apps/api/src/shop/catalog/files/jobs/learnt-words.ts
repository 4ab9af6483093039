import type { Written } from '../import/write/written.js';

/** More are forgotten, which costs a question each. */
const MOST = 50_000;

/** Words that an import has written, or found, in the vocabulary of search, which forgets none. */
export class LearntWords extends Set<string> {
  /** To be called once the transaction that has written these products is committed. */
  learn(written: readonly Written[]): void {
    if (this.size > MOST) this.clear();
    for (const { words } of written) for (const word of words) this.add(word);
  }
}
