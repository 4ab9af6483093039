import {
  MAX_LIST_SIZE,
  personalDataFileName,
  ROLE,
  type Order,
  type PersonalData,
} from '@shop/shared';
import type { Types } from 'mongoose';
import { SessionModel, UserModel } from '../accounts/index.js';
import { recordAuditEntry } from '../audit/index.js';
import type { Actor } from '../http/access.js';
import { conflict, notFound, unauthorized } from '../http/errors.js';
import { FileReply } from '../http/file-reply.js';
import { jsonWithList } from '../http/json-with-list.js';
import { knownAddressesOf } from '../limits/counters-of-account.js';
import { inTransaction } from '../mongo/transaction.js';
import { findOrders } from '../orders/index.js';
import { knownAddressView, profileView, sessionView } from './personal-data.view.js';

/** Sessions in a file. */
const MOST_SESSIONS = 10_000;

/**
 * Everything that is kept about a person. The orders are read while the file is sent.
 * @throws HttpError 401 if the account is deleted.
 */
export async function fileOf(_id: Types.ObjectId): Promise<FileReply> {
  const createdAt = new Date();
  const user = await UserModel.findById(_id).select('+secondFactor').lean();
  if (!user) throw unauthorized();
  const [sessions, knownAddresses] = await Promise.all([
    SessionModel.find({ user: _id }).sort({ usedAt: -1 }).limit(MOST_SESSIONS).lean(),
    knownAddressesOf(user.email),
  ]);
  const head = {
    createdAt: createdAt.toISOString(),
    profile: profileView(user),
    sessions: sessions.map(sessionView),
    knownAddresses: knownAddresses.map(knownAddressView),
  };
  const text = jsonWithList<PersonalData, 'orders'>(head, 'orders', ordersUntil(createdAt, _id));
  return new FileReply(personalDataFileName(head.createdAt), text);
}

/** Orders placed later would move the pages. */
async function* ordersUntil(until: Date, buyer: Types.ObjectId): AsyncGenerator<Order[]> {
  const filter = { 'buyer._id': buyer, createdAt: { $lte: until } };
  for (let page = 1; ; page += 1) {
    const { orders } = await findOrders(filter, { page, pageSize: MAX_LIST_SIZE });
    yield orders;
    if (orders.length < MAX_LIST_SIZE) return;
  }
}

/**
 * Records that an administrator downloads the data of a shopper. Answers the shopper's id.
 * @throws HttpError 404 for an unknown user, 409 for an administrator.
 */
export async function shopperFor(userId: string, by: Actor): Promise<Types.ObjectId> {
  return inTransaction(async (session) => {
    const user = await UserModel.findById(userId, null, { session }).lean();
    if (!user) throw notFound('User');
    if (user.role === ROLE.admin) throw conflict('Administrators download their data themselves');
    const subject = { kind: 'user', _id: user._id, name: user.email } as const;
    await recordAuditEntry(
      { action: 'downloadUserData', by, subject, before: null, after: null },
      session,
    );
    return user._id;
  });
}
