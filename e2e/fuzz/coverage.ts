import { endpoints, type Endpoint } from '@shop/shared';
import type { FuzzRequest } from './requests.js';
import type { Reply } from './transport.js';

/** Replies to callers without access: these requests don't reach the call's own code. */
const AT_THE_DOOR = [401, 429];
/** The highest share of them that is expected: a sixth of the callers has no access. */
const MOST_AT_THE_DOOR = 0.4;
/** Calls with a low usage limit: after the first twenty requests, only the limit is tested. */
const LIMITED = [
  'downloadMyData',
  'downloadUserData',
  'exportOrders',
  'exportLabels',
  'exportCustomers',
];

/** Counts the outcomes of requests to each call, to reveal calls that are hardly reached any more. */
export class Coverage {
  /** How many replies had which status. */
  readonly statuses: Record<string, number> = {};
  private readonly calls = new Map<string, { all: number; done: number; atTheDoor: number }>();

  add({ name, method }: FuzzRequest, reply: Reply | string): void {
    const status = typeof reply === 'string' ? 0 : reply.status;
    const key = status === 0 ? 'none' : String(status);
    this.statuses[key] = (this.statuses[key] ?? 0) + 1;
    const endpoint = endpoints[name as keyof typeof endpoints];
    const call = this.callOf(name);
    call.all += 1;
    if (status === endpoint.status && method === endpoint.method) call.done += 1;
    if (AT_THE_DOOR.includes(status)) call.atTheDoor += 1;
  }

  /** Counts a call that was made by hand and succeeded. */
  addDone(name: string): void {
    const call = this.callOf(name);
    call.all += 1;
    call.done += 1;
  }

  private callOf(name: string) {
    const call = this.calls.get(name) ?? { all: 0, done: 0, atTheDoor: 0 };
    this.calls.set(name, call);
    return call;
  }

  /** The calls that have not succeeded. */
  unreached(): string[] {
    return [...this.calls].flatMap(([name, { done }]) => (done === 0 ? [name] : []));
  }

  /** One line for each call: the number of requests, how many succeeded and how many had no access. */
  report(): string {
    const lines = [...this.calls].map(
      ([name, { all, done, atTheDoor }]) =>
        `${name.padEnd(24)}${share(done, all)} done ${share(atTheDoor, all)} not let in`,
    );
    return lines.sort().join('\n');
  }

  /**
   * Calls that never succeeded, or were denied too often. Public calls can't be denied too often, because they refuse
   * wrong passwords with the same status.
   */
  gaps(): string[] {
    return [...this.calls].flatMap(([name, { all, done, atTheDoor }]) => {
      if (done === 0) return [`${name}: none of ${all} succeeded`];
      const { access }: Endpoint = endpoints[name as keyof typeof endpoints];
      const isGap =
        access !== 'public' && !LIMITED.includes(name) && atTheDoor / all > MOST_AT_THE_DOOR;
      return isGap ? [`${name}: ${share(atTheDoor, all)} not let in`] : [];
    });
  }
}

function share(part: number, all: number): string {
  return `${Math.round((100 * part) / all)} %`.padStart(6);
}
