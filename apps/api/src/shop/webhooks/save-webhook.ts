import type { SignedInActor } from '@shop/http/access';
import { badRequest, conflict, notFound } from '@shop/http/errors';
import { afterTransaction, inTransaction } from '@shop/mongo';
import { EARLIER_SECRET_HOURS, LIMITS, type WebhookEdit, type WebhookInput } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { OutsideError } from '../../platform/outside/outside-error.js';
import { recordAuditEntry, savedMeanwhile, type AuditedAct } from '../audit/index.js';
import { forgetWanted } from './announce/wanted-events.js';
import { newSecret } from './send/secrets.js';
import { assertReachable, type WebhookWorld } from './send/webhook-address.js';
import { WebhookDeliveryModel } from './webhook-delivery.model.js';
import { WebhookModel, type WebhookRecord } from './webhook.model.js';

const HOUR_MS = 60 * 60 * 1_000;

/** @throws HttpError 400 unless the address leads to the internet. */
export async function refuseUnreachable(url: string, world: WebhookWorld): Promise<void> {
  try {
    await assertReachable(url, world);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw badRequest(error.message, [{ field: 'url', message: error.message }]);
  }
}

/** Adds an address. @throws HttpError 409 if there are as many as there may be. */
export async function createWebhook(
  input: WebhookInput,
  by: SignedInActor,
  session: ClientSession,
): Promise<WebhookRecord> {
  if ((await WebhookModel.countDocuments({}, { session })) >= LIMITS.webhooks)
    throw conflict(`There are ${LIMITS.webhooks} addresses already`);
  const webhook: WebhookRecord = {
    _id: new Types.ObjectId(),
    ...input,
    isOn: true,
    secret: newSecret(),
    earlierSecrets: [],
    failures: 0,
    version: 1,
    createdAt: new Date(),
  };
  await WebhookModel.create([webhook], { session });
  await note('createWebhook', by, { after: webhook }, session);
  return webhook;
}

/**
 * Saves an address. What has failed until then no longer counts.
 * @throws HttpError 404 for an unknown one; 409 when somebody saved it meanwhile.
 */
export function updateWebhook(
  id: string,
  { version, ...input }: WebhookEdit,
  by: SignedInActor,
): Promise<WebhookRecord> {
  return inTransaction(async (session) => {
    const before = await WebhookModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('Address');
    if (before.version !== version) throw await savedMeanwhile(before._id, 'saved the address');
    const after = await change(before, { $set: input }, session);
    await note('updateWebhook', by, { before, after }, session);
    return after;
  });
}

/** Deletes an address with its deliveries. @throws HttpError 404 for an unknown one. */
export async function deleteWebhook(id: string, by: SignedInActor): Promise<void> {
  await inTransaction(async (session) => {
    const before = await WebhookModel.findByIdAndDelete(id, { session }).lean();
    if (!before) throw notFound('Address');
    await note('deleteWebhook', by, { before }, session);
  });
  // Nobody sees them without their address. Those that are left expire.
  await WebhookDeliveryModel.deleteMany({ webhook: id });
}

/** Makes a new secret, and lets the one before sign for another day. @throws HttpError 404 for an unknown address. */
export function rotateSecret(id: string, by: SignedInActor): Promise<WebhookRecord> {
  return inTransaction(async (session) => {
    const before = await WebhookModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('Address');
    const until = new Date(Date.now() + EARLIER_SECRET_HOURS * HOUR_MS);
    const earlier = before.earlierSecrets.filter((one) => one.until.getTime() > Date.now());
    const earlierSecrets = [{ secret: before.secret, until }, ...earlier].slice(0, 3);
    const after = await change(before, { $set: { secret: newSecret(), earlierSecrets } }, session);
    await note('rotateWebhookSecret', by, { before, after }, session);
    return after;
  });
}

async function change(
  { _id, version }: WebhookRecord,
  { $set }: { $set: Partial<WebhookRecord> },
  session: ClientSession,
): Promise<WebhookRecord> {
  const after = await WebhookModel.findOneAndUpdate(
    { _id },
    {
      $set: { ...$set, version: version + 1, failures: 0 },
      $unset: { failingSince: 1, pausedUntil: 1, offReason: 1 },
    },
    { session, returnDocument: 'after' },
  ).lean();
  if (!after) throw notFound('Address');
  return after;
}

/** Records the act, and has this instance look anew at what is wanted. */
async function note(
  action: AuditedAct['action'],
  by: SignedInActor,
  { before, after }: { before?: WebhookRecord; after?: WebhookRecord },
  session: ClientSession,
): Promise<void> {
  const subject = after ?? before;
  if (!subject) return;
  afterTransaction(session, forgetWanted);
  await recordAuditEntry(
    {
      action,
      by,
      subject: { kind: 'webhook', _id: subject._id, name: subject.url },
      before: before ? factsOf(before) : null,
      after: after ? factsOf(after) : null,
    },
    session,
  );
}

function factsOf({ url, events, isOn, version }: WebhookRecord) {
  return { url, events: events.join(', '), isOn, version };
}
