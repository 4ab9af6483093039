import { FileReply, jsonWithList } from '@shop/http';
import { inTransaction, NEWEST_FIRST } from '@shop/mongo';
import { keptCallsOf } from '@shop/mongo/creations';
import { personalDataFileName, ROLE, type PersonalData } from '@shop/shared';
import type { Types } from 'mongoose';
import { addressesOf, InvitationModel, SessionModel, UserModel } from '../accounts/index.js';
import { recordAuditEntry } from '../audit/index.js';
import type { Actor } from '@shop/http/access';
import { conflict, notFound, unauthorized } from '@shop/http/errors';
import { knownAddressesOf } from '@shop/mongo/limits';
import { longEditOf, StockAlertModel } from '../catalog/index.js';
import { PreparedOrderModel } from '../checkout/index.js';
import { MailModel, mailsToPerson } from '../mail/index.js';
import { namedCartOf } from '../kept-cart/index.js';
import { openRecordsOf, workplaceOf } from '../workplace/index.js';
import { personalOrders } from '../orders/index.js';
import {
  keptCallView,
  knownAddressView,
  mailView,
  notesView,
  personalInvitationView,
  preparedOrderView,
  profileView,
  sessionView,
  stockAlertView,
  workplaceView,
} from './personal-data.view.js';

/** Maximum number of sessions in a file. */
const MOST_SESSIONS = 10_000;
/** Maximum number of mails in a file. */
const MOST_MAILS = 1_000;
/** Maximum number of prepared orders in a file. */
const MOST_PREPARED = 1_000;
/** Maximum number of stock alerts in a file. */
const MOST_ALERTS = 1_000;

/**
 * All data stored about a person. The orders are read while the file is sent.
 * @param forWhom an administrator's file includes their notes about the person and the orders: somebody has to judge
 * which of them may be passed on
 * @throws HttpError 401 if the account is deleted.
 */
export async function fileOf(_id: Types.ObjectId, forWhom: 'owner' | 'admin'): Promise<FileReply> {
  const createdAt = new Date();
  const withNotes = forWhom === 'admin';
  const user = await UserModel.findById(_id).select('+secondFactor +notes').lean();
  if (!user) throw unauthorized();
  const [
    { addresses },
    cart,
    sessions,
    knownAddresses,
    keptCalls,
    mails,
    alerts,
    invitation,
    prepared,
    workplace,
    openRecords,
    productEdit,
  ] = await Promise.all([
    addressesOf(_id),
    namedCartOf(_id),
    SessionModel.find({ user: _id }).sort({ usedAt: -1 }).limit(MOST_SESSIONS).lean(),
    knownAddressesOf(user.email),
    keptCallsOf(_id),
    MailModel.find(mailsToPerson(user)).sort({ createdAt: -1 }).limit(MOST_MAILS).lean(),
    StockAlertModel.find({ user: _id }).sort({ createdAt: -1 }).limit(MOST_ALERTS).lean(),
    InvitationModel.findOne({ email: user.email }).lean(),
    PreparedOrderModel.find({ customer: _id }).sort(NEWEST_FIRST).limit(MOST_PREPARED).lean(),
    workplaceOf(_id),
    openRecordsOf(_id),
    longEditOf(_id),
  ]);
  const head = {
    createdAt: createdAt.toISOString(),
    profile: { ...profileView(user), ...(withNotes && notesView(user)) },
    addresses,
    cart,
    sessions: sessions.map(sessionView),
    knownAddresses: knownAddresses.map(knownAddressView),
    repeatableCalls: keptCalls.map(keptCallView),
    mails: mails.map(mailView),
    ...(invitation && { invitation: personalInvitationView(invitation) }),
    ...(prepared.length > 0 && { preparedOrders: prepared.map(preparedOrderView) }),
    ...workplaceView(workplace),
    ...(openRecords.length > 0 && { openRecords }),
    ...(productEdit && { productEdit }),
    ...(alerts.length > 0 && { stockAlerts: alerts.map(stockAlertView) }),
  };
  const orders = personalOrders({ buyer: _id, until: createdAt, withNotes });
  const text = jsonWithList<PersonalData, 'orders'>(head, 'orders', orders);
  return new FileReply(personalDataFileName(head.createdAt), text);
}

/**
 * Records that an administrator downloads the data of a shopper. Returns the shopper's id.
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
