/** How requests to the API fail. */
export interface Fault {
  /**
   * `error`: 500, nothing done. `errorAfter`: 500, although it was done, and again for each repetition. `conflict`: 409.
   * `rateLimit`: 429. `hang`: no reply. `cutBefore` and `cutAfter`: the connection ends before or after it was done.
   * `slow`: carried out later; until then a request with the same key is answered with 409.
   */
  kind:
    'error' | 'errorAfter' | 'conflict' | 'rateLimit' | 'hang' | 'cutBefore' | 'cutAfter' | 'slow';
  /** How many requests, repetitions counted. */
  times: number;
  /** Only requests with this beginning of their path, such as `/v1/refunds`. */
  path?: string;
  /** How slow. */
  ms?: number;
}

/** Faults that were asked for, until they have happened. A restart forgets them. */
export class Faults {
  #left: Fault[] = [];

  add(fault: Fault): void {
    this.#left.push({ ...fault });
  }

  clear(): void {
    this.#left = [];
  }

  /** The fault of this request, if it is to fail. */
  take(path: string): Fault | undefined {
    const fault = this.#left.find((one) => one.times > 0 && path.startsWith(one.path ?? ''));
    if (fault) fault.times -= 1;
    return fault;
  }
}
