import type { mongo } from 'mongoose';

/** A change of the form of the stored data. */
export interface UpgradeStep {
  /** What it does, for the log: `Gives each product a status`. */
  readonly what: string;
  /**
   * Changes the data. A step that was interrupted runs again from its start, and on an empty database, too. It names
   * collections and fields as they were then: models change later.
   */
  run(database: mongo.Db): Promise<void>;
}

/** The steps in the order of their versions: the first leads from version 1 to version 2. Never change an old one. */
export const STEPS: readonly UpgradeStep[] = [];
