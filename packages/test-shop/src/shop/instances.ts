import { rm } from 'node:fs/promises';
import { startDatabase, sharedDatabase, type DatabaseProcess } from './database-process.js';
import { freePort } from '../lib/free-port.js';
import { startShop, type Environment, type ShopProcess } from './shop-process.js';
import { temporaryFolder } from '../lib/temporary-folder.js';

/** Instances of the demo shop on one database. Each keeps its port when it is killed and started again. */
export class Instances {
  private constructor(
    private readonly dataDir: string,
    private readonly environment: Environment,
    readonly database: DatabaseProcess,
    readonly shops: ShopProcess[] = [],
  ) {}

  /** Starts `count` instances, and a database with its own folder. The caller stops them. */
  static async start(count: number, environment: Environment): Promise<Instances> {
    const dataDir = await temporaryFolder('shop-instances-');
    const database = await startDatabase(dataDir);
    const instances = new Instances(dataDir, environment, database);
    try {
      for (let index = 0; index < count; index += 1)
        instances.shops.push(await instances.startOne(await freePort()));
      return instances;
    } catch (error) {
      await instances.stop();
      throw error;
    }
  }

  private startOne(port: number): Promise<ShopProcess> {
    const { environment, database } = this;
    return startShop({ ...sharedDatabase(database.port), ...environment, PORT: String(port) });
  }

  /** Kills an instance and starts it again on its port. */
  async killAndRestart(index: number): Promise<void> {
    const victim = this.shops[index];
    if (!victim) throw new RangeError(`There is no instance ${index}`);
    await victim.kill();
    this.shops[index] = await this.startOne(Number(new URL(victim.origin).port));
  }

  /** Stops the instances and the database, and deletes its folder. */
  async stop(): Promise<void> {
    for (const shop of this.shops) await shop.stop();
    await this.database.kill();
    await rm(this.dataDir, { recursive: true });
  }
}
