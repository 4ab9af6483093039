import type { Instances } from '@shop/test-shop/shop/instances';
import { residentMegabytes } from '@shop/test-shop/lib/process-table';

const SAMPLE_INTERVAL_MS = 1_000;
const SAMPLES_PER_MINUTE = 60;

/** Mean memory during one minute. */
export interface MinuteOfMemory {
  minute: number;
  'database, MB': number;
  'shop, MB': number;
}

/** Samples the memory of a database and its first shop every second; a minute's figure is the mean of its samples. */
export class MemorySampler {
  private readonly minutes: MinuteOfMemory[] = [];
  private samples: { database: number; shop: number }[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly instances: Instances) {
    this.timer = setInterval(() => void this.sample(), SAMPLE_INTERVAL_MS);
  }

  private async sample(): Promise<void> {
    const { database, shops } = this.instances;
    this.samples.push({
      database: await residentMegabytes(database.pid),
      shop: await residentMegabytes(shops[0]?.pid ?? 0),
    });
    if (this.samples.length === SAMPLES_PER_MINUTE) this.closeMinute();
  }

  private closeMinute(): void {
    const mean = (values: number[]) =>
      Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
    const row = {
      minute: this.minutes.length + 1,
      'database, MB': mean(this.samples.map(({ database }) => database)),
      'shop, MB': mean(this.samples.map(({ shop }) => shop)),
    };
    this.minutes.push(row);
    this.samples = [];
    console.log(JSON.stringify(row));
  }

  /** Ends the sampling; the last minute counts if more than half of it was sampled. */
  stop(): MinuteOfMemory[] {
    clearInterval(this.timer);
    if (this.samples.length > SAMPLES_PER_MINUTE / 2) this.closeMinute();
    return this.minutes;
  }
}

/** Growth of the shop's memory from the third to the last minute, in per cent; NaN when there are no three minutes. */
export function growthOf(minutes: readonly MinuteOfMemory[]): number {
  const third = minutes[2]?.['shop, MB'] ?? NaN;
  const last = minutes.at(-1)?.['shop, MB'] ?? NaN;
  return Math.round((last / third - 1) * 1000) / 10;
}
