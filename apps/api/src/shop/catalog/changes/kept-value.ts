import { ALWAYS_FRESH, type ChangeConsumer, type Freshness } from '@shop/front';
import { onCatalogChange } from './changed.js';

interface KeptValueOptions<T> {
  read: () => Promise<T>;
  /** Whether a change with these tags may change the value. */
  isChangedBy: (tags: readonly string[]) => boolean;
}

/** A value of the database that is kept in memory, and read again after each change. */
export class KeptValue<T> implements ChangeConsumer {
  private value: Promise<T> | undefined;
  private freshness = ALWAYS_FRESH;
  readonly stop: () => void;

  constructor(private readonly options: KeptValueOptions<T>) {
    this.stop = onCatalogChange((tags) => () => this.invalidate(tags));
  }

  /** To be called if other instances change the database, too. */
  follow(freshness: Freshness): void {
    this.freshness = freshness;
  }

  async current(): Promise<T> {
    if (!this.freshness.isFresh()) await this.freshness.catchUp();
    if (!this.freshness.isFresh()) return this.options.read();
    return (this.value ??= this.read());
  }

  /** The value with every change that was made before the call, here or by other instances. */
  async latest(): Promise<T> {
    await this.freshness.catchUp();
    return this.current();
  }

  invalidate(tags: readonly string[]): void {
    if (this.options.isChangedBy(tags)) this.clear();
  }

  clear(): void {
    this.value = undefined;
  }

  private read(): Promise<T> {
    const reading = this.options.read();
    reading.catch(() => {
      if (this.value === reading) this.clear();
    });
    return reading;
  }
}
