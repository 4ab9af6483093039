import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Charge, Dispute, Happening, Intent, Refund, Session } from './objects.js';

/** The reply to a request with an idempotency key. */
export interface SavedReply {
  id: string;
  /** Path and parameters of the first request with the key. */
  asked: string;
  requestId: string;
  status: number;
  body: string;
}

/** An event that is to be sent to the webhook. */
export interface Delivery {
  id: string;
  tries: number;
  /** In milliseconds, by the real clock. */
  dueAt: number;
  state: 'due' | 'done' | 'given up';
}

/** Where events are sent, and the secrets that sign them: two while one replaces the other. */
export interface Endpoint {
  id: 'endpoint';
  url: string;
  secrets: string[];
}

/** What becomes of the payment of a session once it is paid: the API does not show it with the session. */
export interface Wishes {
  id: string;
  capture: Intent['capture_method'];
  metadata: Record<string, string>;
}

export interface Kinds {
  session: Session;
  wishes: Wishes;
  intent: Intent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  event: Happening;
  reply: SavedReply;
  delivery: Delivery;
  endpoint: Endpoint;
  /** How far the account's clock is ahead of the real one, in seconds. */
  clock: { id: 'clock'; ahead: number };
}

type Kind = keyof Kinds;
type Change = readonly [Kind, Kinds[Kind]];

/** All that the account holds. What one request changes is one line of a file, so that a kill leaves all of it or nothing. */
export class State {
  readonly #objects = new Map<Kind, Map<string, Kinds[Kind]>>();
  #unwritten: Change[] = [];

  /** @param file is read if it exists. */
  constructor(readonly file: string) {
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean))
      for (const [kind, object] of changesOf(line)) this.#table(kind).set(object.id, object);
  }

  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    return this.#table(kind).get(id);
  }

  /** The oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.#table(kind).values()];
  }

  put<K extends Kind>(kind: K, object: Kinds[K]): void {
    this.#table(kind).set(object.id, object);
    this.#unwritten.push([kind, object]);
  }

  /** Writes what was put since the last time. */
  write(): void {
    if (this.#unwritten.length === 0) return;
    appendFileSync(this.file, `\n${JSON.stringify(this.#unwritten)}`);
    this.#unwritten = [];
  }

  #table<K extends Kind>(kind: K): Map<string, Kinds[K]> {
    const table = this.#objects.get(kind) ?? new Map<string, Kinds[Kind]>();
    this.#objects.set(kind, table);
    return table as Map<string, Kinds[K]>;
  }
}

/** None of a line that a kill cut off. */
function changesOf(line: string): Change[] {
  try {
    return JSON.parse(line) as Change[];
  } catch {
    return [];
  }
}
