/** Whether the changes of other instances are known up to the last second. */
export interface Freshness {
  isFresh(): boolean;
  /** Resolves when all changes made before the call are known, or can't be read. */
  catchUp(): Promise<void>;
}

/** For data that nobody else changes. */
export const ALWAYS_FRESH: Freshness = { isFresh: () => true, catchUp: () => Promise.resolve() };
