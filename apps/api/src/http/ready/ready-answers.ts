import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Ask } from './ask-inside.js';
import type { AskedFor } from './asked-for.js';
import { ChangeLog } from './change-log.js';
import type { ReadyAnswer, Tags } from './ready-answer.js';
import { Renewal } from './renewal.js';
import { TaggedAnswers, type KeptAnswer } from './tagged-answers.js';

/** The position in the sequence of changes, taken before an answer is computed. */
export interface Ticket {
  readonly key: string;
  readonly since: number;
}

/** Whether the changes of other instances are known up to the last second. */
export interface Currency {
  isCurrent(): boolean;
  /** Resolves when all changes made before the call are known, or can't be read. */
  catchUp(): Promise<void>;
}

/** A change whose transaction is open. */
interface OpenChange {
  tags: Tags;
  /** The answers to compute again; set once somebody may have seen the change. */
  wanted: AskedFor[] | undefined;
}

/** A committed change that nobody has seen yet. */
interface UnseenChange {
  tags: Tags;
  /** Answers that show it. */
  renewed: Map<string, KeptAnswer>;
}

/** For a database that nobody else writes to. */
export const ALWAYS_CURRENT: Currency = { isCurrent: () => true, catchUp: () => Promise.resolve() };

/** Maximum size of the keys remembered after one request: some 20,000 URLs. The second request caches their answer. */
const ASKED_ONCE_BYTES = 4 * 1024 * 1024;
/** The approximate memory of a remembered key besides its characters, which may take two bytes each. */
const KEY_OVERHEAD_BYTES = 100;
/** How long a committed change and its caller wait for answers that show it. */
const UNSEEN_MS = 50;

/**
 * Caches complete replies in memory. An answer is cached only if nothing that it shows has changed since its
 * computation began, and is dropped before anybody may have seen such a change.
 */
export class ReadyAnswers {
  private readonly answers: TaggedAnswers;
  private readonly askedOnce = new LRUCache<string, true>({
    maxSize: ASKED_ONCE_BYTES,
    sizeCalculation: (_, key) => key.length * 2 + KEY_OVERHEAD_BYTES,
  });
  private readonly log = new ChangeLog();
  /** For each address, the ticket whose answer may be cached. */
  private readonly leading = new Map<string, Ticket>();
  private readonly open = new Set<OpenChange>();
  private unseen: UnseenChange | undefined;
  private currency = ALWAYS_CURRENT;
  private renewal: Renewal | undefined;

  constructor(maxBytes: number) {
    this.answers = new TaggedAnswers(maxBytes);
  }

  /** Call this when other instances change the database, too. */
  follow(currency: Currency): void {
    this.currency = currency;
  }

  /** From now on, dropped answers that were in use are computed again before the next request for them. */
  renewBy(ask: Ask): void {
    this.renewal = new Renewal((asked, signal) =>
      this.isOutdated(asked.key) ? ask(asked, signal) : Promise.resolve(),
    );
  }

  /** Stops computing answers again. */
  stop(): void {
    this.renewal?.stop();
  }

  get(key: string): ReadyAnswer | undefined {
    return this.currency.isCurrent() ? this.answers.take(key) : undefined;
  }

  /** Call this before anything is read for an answer; `end` must follow. */
  begin(key: string): Ticket {
    const ticket = { key, since: this.log.position };
    if (!this.leading.has(key)) this.leading.set(key, ticket);
    return ticket;
  }

  /** Await this before an answer is sent, so that nobody sees an older one afterwards. */
  catchUp(): Promise<void> {
    return this.currency.catchUp();
  }

  /** Caches the computed answer, if there is one and it is current. */
  end(ticket: Ticket, kept?: KeptAnswer): void {
    const { key, since } = ticket;
    const isLeading = this.leading.get(key) === ticket;
    // Another request for this address read later and was answered first, so the earlier answer must not be cached.
    if (isLeading || kept) this.leading.delete(key);
    if (!isLeading || !kept || this.log.hasChanged(kept.answer.tags, since)) return;
    if (!this.askedOnce.has(key)) {
      this.askedOnce.set(key, true);
      return;
    }
    if (this.unseen && this.answers.has(key)) this.unseen.renewed.set(key, kept);
    else this.answers.set(key, kept);
  }

  /** Call this before any other reply is sent: it may show changes that nobody has seen yet. */
  reveal(): void {
    this.show();
    for (const change of this.open) {
      if (change.wanted) continue;
      change.wanted = this.answers.wanted(change.tags);
      this.answers.drop(change.tags);
    }
  }

  /** Drops all answers with one of these tags. */
  giveUp(tags: Tags): void {
    this.show();
    this.log.note(tags);
    this.renewal?.later(this.answers.wanted(tags));
    this.answers.drop(tags);
  }

  /**
   * Caches no answers with these tags until the returned function is called: from before a transaction changes them
   * until its outcome is known. Earlier answers are sent until somebody may have seen the change.
   * @param isFrequent for changes after which nothing is computed again.
   * @returns a function whose promise resolves when everybody may see the change.
   */
  beginChange(tags: Tags, isFrequent = false): (isCommitted?: boolean) => Promise<void> {
    const change: OpenChange = { tags, wanted: undefined };
    this.log.begin(tags);
    this.open.add(change);
    return async (isCommitted = true) => {
      this.open.delete(change);
      this.show();
      this.log.end(tags);
      const wanted = isCommitted && !isFrequent ? (change.wanted ?? this.answers.wanted(tags)) : [];
      const unseen = (this.unseen = { tags, renewed: new Map<string, KeptAnswer>() });
      const round = change.wanted ? undefined : this.renewal?.now(wanted, UNSEEN_MS);
      if (round) await Promise.race([round, setTimeout(UNSEEN_MS)]);
      else this.renewal?.later(wanted);
      if (this.unseen === unseen) this.show();
    };
  }

  /** Drops all answers, including those that are being computed. */
  clear(): void {
    this.unseen = undefined;
    this.log.clear();
    this.answers.clear();
  }

  /** Makes the last committed change visible to everybody. */
  private show(): void {
    if (!this.unseen) return;
    const { tags, renewed } = this.unseen;
    this.unseen = undefined;
    this.answers.drop(tags);
    for (const [key, kept] of renewed) this.answers.set(key, kept);
  }

  private isOutdated(key: string): boolean {
    return this.unseen !== undefined || !this.answers.has(key);
  }
}
