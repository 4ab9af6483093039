/** How long somebody counts as browsing after a GET. */
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

/** The reads of this process. */
export const reads = new Reads();
