import type { KeptCall } from '@shop/mongo/creations';
import {
  dollarsFromCents,
  MAIL_DAYS,
  permissionsOf,
  PREPARED_ORDER_DAYS,
  STOCK_ALERT_DAYS,
  type PersonalData,
} from '@shop/shared';
import {
  exemptionView,
  userView,
  type CustomerNote,
  type InvitationRecord,
  type SessionRecord,
  type StoredWorkplace,
  type UserRecord,
  type UserSecrets,
} from '../accounts/index.js';
import type { StockAlertRecord } from '../catalog/index.js';
import type { PreparedOrderRecord } from '../checkout/index.js';
import type { MailRecord } from '../mail/index.js';
import type { KnownAddress } from '@shop/mongo/limits';

/** A user's profile, with facts about their secrets, but without the secrets. */
export function profileView(
  user: UserRecord & Pick<UserSecrets, 'secondFactor'>,
): PersonalData['profile'] {
  return {
    ...userView(user),
    registeredAt: user.createdAt.toISOString(),
    ...(user.tags && { tags: user.tags }),
    ...sumsView(user),
    secondFactorSince: user.secondFactorSince?.toISOString() ?? null,
    recoveryCodes: user.secondFactor?.recoveryCodes.length ?? 0,
    ...(user.knownClients && { knownClients: user.knownClients }),
    ...exemptionView(user),
  };
}

/** By what the shop puts customers into groups; nothing before the first order. */
function sumsView({ sums }: UserRecord): Pick<PersonalData['profile'], 'sums'> {
  if (!sums) return {};
  const { orders, spentCents, lastOrderAt, place } = sums;
  return {
    sums: {
      orders,
      spent: dollarsFromCents(spentCents),
      ...(lastOrderAt && { lastOrderAt: lastOrderAt.toISOString() }),
      ...(place && { place }),
    },
  };
}

/** What administrators wrote about a customer; nothing without any. */
export function notesView({ notes }: { notes?: CustomerNote[] }) {
  return { ...(notes && { notes: notes.map(({ text, at }) => ({ text, at: at.toISOString() })) }) };
}

/** How an administrator arranged the screens; nothing before their first choice. */
export function workplaceView({ preferences, views }: StoredWorkplace) {
  return {
    ...((preferences ?? views) && {
      workplace: { preferences: preferences ?? {}, ...(views && { views }) },
    }),
  };
}

export function sessionView(session: SessionRecord): PersonalData['sessions'][number] {
  const { startedAt, usedAt, client = '', network = '', endedAt, expiresAt } = session;
  return {
    startedAt: startedAt.toISOString(),
    usedAt: usedAt.toISOString(),
    client,
    network,
    endedAt: endedAt?.toISOString() ?? null,
    keptUntil: expiresAt.toISOString(),
  };
}

export function knownAddressView({
  address,
  keptUntil,
}: KnownAddress): PersonalData['knownAddresses'][number] {
  return { address, keptUntil: keptUntil.toISOString() };
}

export function keptCallView({
  call,
  at,
  keptUntil,
}: KeptCall): PersonalData['repeatableCalls'][number] {
  return { call, at: at.toISOString(), keptUntil: keptUntil.toISOString() };
}

const DAY_MS = 24 * 60 * 60 * 1_000;

export function mailView(mail: MailRecord): PersonalData['mails'][number] {
  const { to, subject, text, state, createdAt } = mail;
  return {
    at: createdAt.toISOString(),
    to: to.address,
    subject,
    text,
    state,
    keptUntil: new Date(createdAt.getTime() + MAIL_DAYS * DAY_MS).toISOString(),
  };
}

export function personalInvitationView(
  invitation: InvitationRecord,
): NonNullable<PersonalData['invitation']> {
  return {
    permissions: permissionsOf(invitation),
    at: invitation.createdAt.toISOString(),
    keptUntil: invitation.expiresAt.toISOString(),
  };
}

export function preparedOrderView({
  entry,
  createdAt,
  changedAt,
  sentAt,
}: PreparedOrderRecord): NonNullable<PersonalData['preparedOrders']>[number] {
  return {
    ...entry,
    at: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    keptUntil: new Date(changedAt.getTime() + PREPARED_ORDER_DAYS * DAY_MS).toISOString(),
  };
}

export function stockAlertView({
  product,
  variant,
  createdAt,
  toldAt,
}: StockAlertRecord): NonNullable<PersonalData['stockAlerts']>[number] {
  return {
    product: product.toHexString(),
    variant: variant?.toHexString() ?? null,
    at: createdAt.toISOString(),
    toldAt: toldAt?.toISOString() ?? null,
    keptUntil: new Date(createdAt.getTime() + STOCK_ALERT_DAYS * DAY_MS).toISOString(),
  };
}
