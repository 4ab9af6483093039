/** How many requests may be under way at a time. */
export interface PlacesSize {
  perAddress: number;
  inAll: number;
  /** The part of `inAll` that only addresses with few requests under way may use. */
  reserved: number;
}

/** How many requests of an address are few: a browser opens six connections. */
const FEW = 8;

/** The place of one request. */
export interface Place {
  /** Takes the place again, if one is free. */
  take(): boolean;
  leave(): void;
}

/**
 * The places of requests under way. Some are reserved for addresses with few requests, so that a handful of busy
 * addresses can't take all of them.
 */
export class Places {
  private readonly byAddress = new Map<string, number>();
  private taken = 0;

  constructor(private readonly size: PlacesSize) {}

  /** Takes a place, if there is one for this address. */
  take(address: string): boolean {
    const own = this.byAddress.get(address) ?? 0;
    const { perAddress, inAll, reserved } = this.size;
    if (own >= perAddress || this.taken >= (own < FEW ? inAll : inAll - reserved)) return false;
    this.taken += 1;
    this.byAddress.set(address, own + 1);
    return true;
  }

  /** Gives a place back. */
  leave(address: string): void {
    this.taken -= 1;
    const left = (this.byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
  }
}
