import { Tally } from '@shop/test-shop/lib/statistics';
import { none, type Check } from './checks.js';

/** Counts replies, and collects those that no client may get: a 5xx, or a refusal without `Retry-After`. */
export class Replies {
  readonly statuses = new Tally();
  private readonly improper = new Tally();

  /** Waits for a reply and drops its body. @returns the status; undefined when the connection breaks. */
  async count(reply: Promise<Response>): Promise<number | undefined> {
    try {
      const response = await reply;
      await response.arrayBuffer();
      this.add(response.status, response.headers.has('retry-after'));
      return response.status;
    } catch {
      this.statuses.add('lost');
      return undefined;
    }
  }

  add(status: number, saysWhenToReturn: boolean): void {
    this.statuses.add(String(status));
    const isRefusal = status === 503 || status === 429;
    if (isRefusal ? !saysWhenToReturn : status >= 500)
      this.improper.add(isRefusal ? `${status} without Retry-After` : String(status));
  }

  /** The number of replies of each other kind. */
  except(status: string): string[] {
    return inWords(this.statuses).filter((text) => !text.endsWith(` × ${status}`));
  }

  check(): Check {
    return none('5xx, except 503 and 429 with Retry-After', inWords(this.improper));
  }
}

function inWords(tally: Tally): string[] {
  return Object.entries(tally.toJSON()).map(([what, count]) => `${count} × ${what}`);
}
