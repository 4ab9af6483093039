import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Ask } from './ask-inside.js';
import type { AskedFor } from './asked-for.js';
import { ChangeLog } from './change-log.js';
import type { ReadyAnswer, Tags } from './ready-answer.js';
import { Renewal } from './renewal.js';
import { TaggedAnswers, type KeptAnswer } from './tagged-answers.js';

/** A place in the order of changes, taken before an answer is computed. */
export interface Ticket {
  readonly key: string;
  readonly since: number;
}

/** Whether the changes of other instances are known up to the last second. */
export interface Currency {
  isCurrent(): boolean;
  /** Resolves when all changes that were there when it was called are known, or can't be read. */
  catchUp(): Promise<void>;
}

/** A change whose transaction goes on. */
interface OpenChange {
  tags: Tags;
  /** What to compute again, once somebody may have seen the change. */
  wanted: AskedFor[] | undefined;
}

/** A change that was committed, but that nobody has seen yet. */
interface UnseenChange {
  tags: Tags;
  /** Answers that show it. */
  renewed: Map<string, KeptAnswer>;
}

/** For a database that nobody else writes to. */
export const ALWAYS_CURRENT: Currency = { isCurrent: () => true, catchUp: () => Promise.resolve() };

/** Addresses that were asked for once. The second time their answer is kept. */
const ASKED_ONCE = 20_000;
/** How long a change that was committed waits, with its caller, for answers that show it. */
const UNSEEN_MS = 50;

/**
 * Complete replies in memory. An answer is kept only if nothing it shows has changed since its computation began, and
 * is dropped before anybody may have seen a change of what it shows.
 */
export class ReadyAnswers {
  private readonly answers: TaggedAnswers;
  private readonly askedOnce = new LRUCache<string, true>({ max: ASKED_ONCE });
  private readonly log = new ChangeLog();
  /** For each address, the ticket whose answer may be kept. */
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

  /** From now on, answers that are given up and were wanted are computed again before they are asked for. */
  renewBy(ask: Ask): void {
    this.renewal = new Renewal((asked, signal) =>
      this.isOutdated(asked.key) ? ask(asked, signal) : Promise.resolve(),
    );
  }

  /** Computes nothing again from now on. */
  stop(): void {
    this.renewal?.stop();
  }

  get(key: string): ReadyAnswer | undefined {
    return this.currency.isCurrent() ? this.answers.take(key) : undefined;
  }

  /** To be called before anything is read for an answer; `end` must follow. */
  begin(key: string): Ticket {
    const ticket = { key, since: this.log.position };
    if (!this.leading.has(key)) this.leading.set(key, ticket);
    return ticket;
  }

  /** To be awaited before an answer is sent, so that nobody sees an earlier one afterwards. */
  catchUp(): Promise<void> {
    return this.currency.catchUp();
  }

  /** Keeps the answer that was computed, if there is one and it is current. */
  end(ticket: Ticket, kept?: KeptAnswer): void {
    const { key, since } = ticket;
    const isLeading = this.leading.get(key) === ticket;
    // Another request for this address read later and was answered first, so the earlier answer must not be kept.
    if (isLeading || kept) this.leading.delete(key);
    if (!isLeading || !kept || this.log.hasChanged(kept.answer.tags, since)) return;
    if (!this.askedOnce.has(key)) {
      this.askedOnce.set(key, true);
      return;
    }
    if (this.unseen && this.answers.has(key)) this.unseen.renewed.set(key, kept);
    else this.answers.set(key, kept);
  }

  /** To be called before anything else is sent, which may show changes that nobody has seen yet. */
  reveal(): void {
    this.show();
    for (const change of this.open) {
      if (change.wanted) continue;
      change.wanted = this.answers.wanted(change.tags);
      this.answers.drop(change.tags);
    }
  }

  /** Gives up all answers that show one of these. */
  giveUp(tags: Tags): void {
    this.show();
    this.log.note(tags);
    this.renewal?.later(this.answers.wanted(tags));
    this.answers.drop(tags);
  }

  /**
   * Keeps no answers that show one of these until the returned function is called: from before a transaction changes
   * them until its outcome is known. Earlier ones are sent until somebody may have seen the change.
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

  /** Gives up all answers, and those that are being computed. */
  clear(): void {
    this.unseen = undefined;
    this.log.clear();
    this.answers.clear();
  }

  /** Lets everybody see the change that was committed last. */
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
