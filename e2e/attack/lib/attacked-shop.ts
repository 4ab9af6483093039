import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { startShop, type Environment, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

/** Network addresses of attackers and of honest shoppers. */
export const ATTACKER_IP = '198.51.100.66';
export const HONEST_IP = '203.0.113.1';

/** A demo shop with its own folders, behind a proxy that reports client addresses. */
export class AttackedShop {
  private readonly started: ShopProcess[] = [];

  private constructor(
    /** A folder for this attack alone, deleted with the shop. */
    readonly home: string,
    private readonly environment: Environment,
  ) {}

  /** Starts a shop. The caller closes it. @throws Error when it does not open. */
  static async start(environment: Environment = {}): Promise<AttackedShop> {
    const shop = new AttackedShop(await temporaryFolder('shop-attack-'), environment);
    try {
      await mkdir(path.join(shop.home, 'uploads'));
      await shop.reopen();
      return shop;
    } catch (error) {
      await shop.close();
      throw error;
    }
  }

  get dataDir(): string {
    return path.join(this.home, 'data');
  }

  /** The shop's process. */
  get process(): ShopProcess {
    const latest = this.started.at(-1);
    if (!latest) throw new Error('The shop was never started');
    return latest;
  }

  get origin(): string {
    return this.process.origin;
  }

  /** The embedded database's process. @throws Error when there is none. */
  async databasePid(): Promise<number> {
    const [pid] = await this.process.children();
    if (pid === undefined) throw new Error('The shop has no database');
    return pid;
  }

  /** Starts the shop again, on the same data and with further settings. The previous process must have ended. */
  async reopen(further: Environment = {}): Promise<void> {
    const shop = await startShop({
      DATA_DIR: this.dataDir,
      TMPDIR: path.join(this.home, 'uploads'),
      ADMIN_PASSWORD: ADMIN.password,
      TRUSTED_PROXIES: '1',
      ...this.environment,
      ...further,
    });
    this.started.push(shop);
  }

  /** A visitor from an address; by default from the honest shoppers' address. */
  visitor(ip = HONEST_IP): ApiClient {
    return new ApiClient(this.origin, { ip });
  }

  admin(): Promise<ApiClient> {
    return this.visitor().signIn(ADMIN);
  }

  /** Kills every process of the shop, by their ids, and deletes its folder. */
  async close(): Promise<void> {
    for (const { pid } of this.started) killGroup(pid);
    await rm(this.home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** Each shop leads its own process group, so this also kills suspended and orphaned processes. */
function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
