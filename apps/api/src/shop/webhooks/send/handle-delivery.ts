import { MAX_TRIES, NotYetError, waitAfter, type JobHandler } from '@shop/mongo/jobs';
import { TEST_EVENT, WEBHOOK_FAILING_DAYS } from '@shop/shared';
import { forgetWanted } from '../announce/wanted-events.js';
import {
  WebhookDeliveryModel,
  type WebhookDeliveryRecord,
  type WebhookReply,
} from '../webhook-delivery.model.js';
import { WebhookModel, type WebhookRecord } from '../webhook.model.js';
import { postEvent } from './post-event.js';
import { signatures } from './secrets.js';
import type { WebhookWorld } from './webhook-address.js';
import type { WebhookWriters } from './webhook-writer.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** The status by which a server says that it wants no more. */
const GONE = 410;

interface DeliveryDeps {
  writers: WebhookWriters;
  world: WebhookWorld;
  /** How long a server may take. */
  mostMs?: number;
}

/** Sends the event of a job to its address. After a failure, the address gets nothing for a while. */
export function handleDelivery({ writers, world, mostMs }: DeliveryDeps): JobHandler {
  return async ({ data, tries }) => {
    const delivery = await WebhookDeliveryModel.findById(data.id).lean();
    if (!delivery || delivery.state === 'delivered') return;
    const webhook = await WebhookModel.findById(delivery.webhook).lean();
    if (!webhook) return;
    if (!webhook.isOn) return giveUp(delivery, 'The address is switched off');
    const wait = (webhook.pausedUntil?.getTime() ?? 0) - Date.now();
    if (wait > 0) throw new NotYetError(wait);
    const content = await contentOf(delivery, writers);
    if (!content) return giveUp(delivery, 'What this is about has been deleted');
    const post = postOf(delivery, webhook, content);
    const { retryAfterMs, ...reply } = await postEvent(webhook.url, post, world, mostMs);
    const isLast = reply.failure !== undefined && tries >= MAX_TRIES;
    const state = reply.failure === undefined ? 'delivered' : isLast ? 'failed' : 'waiting';
    await WebhookDeliveryModel.updateOne(
      { _id: delivery._id },
      { $set: { reply, state }, $inc: { tries: 1 } },
    );
    if (reply.failure === undefined) return noteArrival(webhook);
    const isOff = await noteFailure(webhook, reply, retryAfterMs);
    if (isOff) return giveUp(delivery);
    throw new Error(reply.failure);
  };
}

function contentOf({ event, subject }: WebhookDeliveryRecord, writers: WebhookWriters) {
  return event === TEST_EVENT ? { webhook: { _id: subject } } : writers[event](subject);
}

function postOf(
  { eventId: id, event, createdAt }: WebhookDeliveryRecord,
  webhook: WebhookRecord,
  content: object,
) {
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: content });
  const seconds = Math.floor(Date.now() / 1_000);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures(webhook, { id, seconds, body }),
  };
  return { headers, body };
}

async function giveUp({ _id }: WebhookDeliveryRecord, failure?: string): Promise<void> {
  const reply = failure && { reply: { at: new Date(), took: 0, body: '', failure } };
  await WebhookDeliveryModel.updateOne({ _id }, { $set: { state: 'failed', ...reply } });
}

async function noteArrival({ _id, failures }: WebhookRecord): Promise<void> {
  if (failures === 0) return;
  await WebhookModel.updateOne(
    { _id },
    { $set: { failures: 0 }, $unset: { failingSince: 1, pausedUntil: 1 } },
  );
}

/**
 * Pauses the address, at least as long as it asks for, or switches it off if it has failed for days. @returns whether
 * it is off now.
 */
async function noteFailure(
  { _id, failures, failingSince, version }: WebhookRecord,
  { status, failure = '' }: WebhookReply,
  retryAfterMs = 0,
): Promise<boolean> {
  const now = Date.now();
  const since = failingSince ?? new Date(now);
  const isOver = now - since.getTime() >= WEBHOOK_FAILING_DAYS * DAY_MS;
  const isOff = status === GONE || isOver;
  const offReason = isOver
    ? `Nothing arrived for ${WEBHOOK_FAILING_DAYS} days. ${failure}.`
    : `${failure}, which means that it wants no more.`;
  await WebhookModel.updateOne(
    // An administrator who has saved it meanwhile starts it afresh.
    { _id, version },
    {
      $inc: { failures: 1 },
      $set: {
        failingSince: since,
        pausedUntil: new Date(now + Math.max(waitAfter(failures + 1), retryAfterMs)),
        ...(isOff && { isOn: false, offReason }),
      },
    },
  );
  if (isOff) forgetWanted();
  return isOff;
}
