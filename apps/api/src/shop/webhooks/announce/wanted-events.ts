import type { WebhookEvent } from '@shop/shared';
import { WebhookModel } from '../webhook.model.js';

/** How long a copy is used: a new address is told of what happens half a second later, at the latest. */
const COPY_MS = 500;

let copy: ReadonlySet<WebhookEvent> = new Set();
let freshUntil = -Infinity;
let reading: Promise<void> | undefined;

/** Whether any address is told of an event. */
export async function isWanted(event: WebhookEvent): Promise<boolean> {
  if (performance.now() >= freshUntil) await (reading ??= read());
  return copy.has(event);
}

/** To be called when the addresses have changed. */
export function forgetWanted(): void {
  freshUntil = -Infinity;
  reading = undefined;
}

/** One read that all concurrent callers share. */
async function read(): Promise<void> {
  const mine = WebhookModel.find({ isOn: true }, { events: 1 }).lean();
  try {
    copy = new Set((await mine).flatMap(({ events }) => events));
    freshUntil = performance.now() + COPY_MS;
  } finally {
    reading = undefined;
  }
}
