/** How long after a read the shop still counts as being read. */
export const READING_MS = 250;

/** Tells whether somebody is browsing right now, from the time of the latest GET. */
export class Reads {
  private latest = -Infinity;

  constructor(private readonly now = () => performance.now()) {}

  get areUnderWay(): boolean {
    return this.now() - this.latest < READING_MS;
  }

  note({ method }: { method?: string | undefined }): void {
    if (method === 'GET') this.latest = this.now();
  }
}

/** Reads that this process serves. */
export const reads = new Reads();
