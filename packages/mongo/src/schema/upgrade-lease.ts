import { randomUUID } from 'node:crypto';
import { SCHEMA_ID, SchemaVersionModel } from './schema-version.model.js';

/** For how long an instance that is no longer heard of keeps the others waiting, in milliseconds. */
const LEASE_MS = 30_000;
const RENEWAL_MS = 10_000;

/** The right to run the step from one version to the next, held by one instance at a time. */
export class UpgradeLease {
  private readonly holder = randomUUID();
  private renewal: NodeJS.Timeout | undefined;

  constructor(private readonly version: number) {}

  /** @returns false while another instance holds it, or once the step is done. */
  async take(): Promise<boolean> {
    const free = [{ upgrade: null }, { 'upgrade.until': { $lt: new Date() } }];
    const isTaken = await this.write({ _id: SCHEMA_ID, version: this.version, $or: free });
    if (isTaken) this.renewal = setInterval(() => void this.renew(), RENEWAL_MS);
    return isTaken;
  }

  /** Ends it, and with `isDone` raises the version. */
  async end(isDone: boolean): Promise<void> {
    clearInterval(this.renewal);
    await SchemaVersionModel.updateOne(this.mine(), {
      $unset: { upgrade: 1 },
      ...(isDone && { $set: { version: this.version + 1 } }),
    });
  }

  /** A renewal that fails is tried again in time; if the database is gone, the step fails, too. */
  private async renew(): Promise<void> {
    await this.write(this.mine()).catch(() => undefined);
  }

  private async write(filter: object): Promise<boolean> {
    const upgrade = { holder: this.holder, until: new Date(Date.now() + LEASE_MS) };
    const { matchedCount } = await SchemaVersionModel.updateOne(filter, { $set: { upgrade } });
    return matchedCount === 1;
  }

  private mine() {
    return { _id: SCHEMA_ID, version: this.version, 'upgrade.holder': this.holder };
  }
}
