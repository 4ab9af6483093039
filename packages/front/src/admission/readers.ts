/** A request whose body is being received. */
interface Reader {
  /** Bytes that its connection has received so far. */
  received: () => number;
  receivedBefore: number;
  since: number;
  /** Ends the request. */
  end: () => void;
}

/** A body that has just begun to arrive is not slow yet. */
const SHORTEST_MS = 1_000;

/**
 * Limits how many bodies are received at a time. One too many ends the slowest of the address that has most, so that
 * slow senders can't keep anybody else from sending.
 */
export class Readers {
  private readonly byAddress = new Map<string, Set<Reader>>();
  private count = 0;

  constructor(
    private readonly max: number,
    private readonly now = () => performance.now(),
  ) {}

  /**
   * Counts a body until the returned function is called.
   * @param received is the number of bytes that the connection has received so far.
   * @param end refuses the request. It may be called before this returns.
   */
  enter(address: string, received: () => number, end: () => void): () => void {
    const reader = { received, receivedBefore: received(), since: this.now(), end };
    const own = this.byAddress.get(address) ?? new Set();
    this.byAddress.set(address, own.add(reader));
    this.count += 1;
    if (this.count > this.max) this.endSlowest();
    return () => this.leave(address, reader);
  }

  private leave(address: string, reader: Reader): void {
    const own = this.byAddress.get(address);
    if (!own?.delete(reader)) return;
    this.count -= 1;
    if (own.size === 0) this.byAddress.delete(address);
  }

  private endSlowest(): void {
    let [largest, most]: [string, Set<Reader>] = ['', new Set()];
    for (const [address, readers] of this.byAddress)
      if (readers.size > most.size) [largest, most] = [address, readers];
    const [first, ...others] = most;
    if (!first) return;
    const slowest = others.reduce((a, b) => (this.speed(b) < this.speed(a) ? b : a), first);
    this.leave(largest, slowest);
    slowest.end();
  }

  private speed({ received, receivedBefore, since }: Reader): number {
    return (received() - receivedBefore) / Math.max(this.now() - since, SHORTEST_MS);
  }
}
