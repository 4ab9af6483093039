import {
  centsFromDollars,
  dollarsFromCents,
  LIMITS,
  nameWithVariant,
  type OrderEditInput,
} from '@shop/shared';
import type { SignedInActor } from '@shop/http/access';
import { conflict, HttpError, notFound } from '@shop/http/errors';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import { giveBackStock } from '../../catalog/index.js';
import { sendLater } from '../../mail/index.js';
import {
  creditInvoice,
  hasNothingToDeliver,
  isRefundable,
  isSentInParcels,
  OrderModel,
  orderName,
  orderSearchWords,
  pushedChange,
  settleHeldLater,
  stateByRefunds,
  type OrderRecord,
  type RefundRecord,
} from '../../orders/index.js';
import { changeUses } from '../../pricing/index.js';
import { assertRoom, startLater, writeSurplusRefund, type Hosted } from '../../payments/index.js';
import { announce } from '../../webhooks/index.js';
import { planEdit, withTotal, type EditPlan } from './plan-edit.js';

/** What an edit is written with. */
interface EditContext {
  admin: SignedInActor;
  hosted: Hosted | undefined;
  session: ClientSession;
}

/** An order that was just changed, and the refund that returns what it costs less, if its buyer has paid. */
export interface EditedOrder {
  order: OrderRecord;
  refund?: RefundRecord;
}

/**
 * Takes pieces off an order inside a transaction: they go back into stock, the total is lowered by what was agreed for
 * them, and what was paid above it is written as a refund. A payment page with the earlier total is to be replaced.
 * Promotions stay used, and cost what they take off the pieces that are left. Any two changes of an order conflict.
 * @throws HttpError 400 or 409 as `planEdit`; 409 if it would cost something else than was shown.
 */
export async function editOrder(
  id: string,
  { lines, reason, shown }: OrderEditInput,
  { admin, hosted, session }: EditContext,
): Promise<EditedOrder> {
  const before = await OrderModel.findById(id, null, { session }).lean();
  if (!before) throw notFound('Order');
  assertRoom(before);
  if ((before.edits?.length ?? 0) >= LIMITS.orderEdits)
    throw conflict(`An order can be changed at most ${LIMITS.orderEdits} times`);
  const plan = planEdit(before, lines, hosted);
  assertShown(shown, plan);
  const edited = await writePlan(before, plan, { admin, hosted, session, reason });
  const cause = { reason: 'edit', order: before.number, by: admin._id } as const;
  await giveBackStock({ lines: plan.removed }, cause, session);
  await changeUses(before, edited, session);
  // It was shipped once, or there is nothing to send. When it is due again, it gets an invoice of what it is then.
  if (before.invoicedAt) await creditInvoice(before, new Date(), session);
  const written = await writeSurplusRefund(edited, { cause: 'edit', by: admin._id }, session);
  const order = written?.order ?? edited;
  if (order.payment.replaced !== undefined) await startLater(order, session);
  await settleHeldLater(order, session);
  await follow(before, { order, admin }, session);
  return { order, ...(written && { refund: written.refund }) };
}

async function writePlan(
  before: OrderRecord,
  plan: EditPlan,
  { admin, hosted, reason, session }: EditContext & { reason: string | undefined },
): Promise<OrderRecord> {
  const { removed, ...left } = plan;
  const lessCents = before.totalCents - left.totalCents;
  const { payment } = before;
  const isPaid = lessCents > 0 && isRefundable(before);
  const edited = withTotal(before, left.totalCents);
  const state = isPaid ? stateByRefunds(edited) : payment.state;
  const { paidCents } = edited.payment;
  const isExact = paidCents === left.totalCents;
  const { reference } = payment;
  const isReplaced =
    payment.state === 'pending' && payment.provider === hosted?.provider.name && reference !== null;
  const edit = {
    at: new Date(),
    by: admin._id,
    removed: removed.map((line) => ({
      line: line._id,
      name: nameWithVariant(line),
      quantity: line.quantity,
    })),
    lessCents,
    paymentState: payment.state,
    ...(reason && { reason }),
  };
  const after = { ...before, lines: left.lines };
  const isAllSent = isSentInParcels(after);
  // No parcel or shipment brings about its invoice then.
  const isDue = before.invoiceAtPayment ?? (await hasNothingToDeliver(after, session));
  const order = await OrderModel.findOneAndUpdate(
    { _id: before._id },
    {
      $set: {
        ...left,
        searchWords: orderSearchWords(after),
        ...(isAllSent && { isAllSent }),
        ...(isDue && { invoiceAtPayment: 'due' }),
        ...(isPaid && {
          'payment.state': state,
          ...(!isExact && { 'payment.paidCents': paidCents }),
        }),
        ...(isReplaced && { 'payment.replaced': reference, 'payment.reference': null }),
      },
      $unset: {
        invoicedAt: 1,
        ...(isReplaced && { 'payment.url': 1 }),
        ...(isPaid && isExact && { 'payment.paidCents': 1 }),
      },
      $push: {
        edits: edit,
        ...pushedChange(payment.state, state, { cause: 'edit', by: admin._id }).$push,
      },
    },
    { session, returnDocument: 'after' },
  ).lean();
  if (!order) throw notFound('Order');
  return order;
}

async function follow(
  before: OrderRecord,
  { order, admin }: { order: OrderRecord; admin: SignedInActor },
  session: ClientSession,
): Promise<void> {
  const { _id, edits = [] } = order;
  await recordAuditEntry(
    {
      action: 'editOrder',
      by: admin,
      subject: { kind: 'order', _id, name: orderName(order) },
      before: summaryOf(before),
      after: summaryOf(order),
    },
    session,
  );
  await sendLater({ kind: 'orderEdited', id: _id, event: String(edits.length) }, session);
  await announce('order.updated', _id, session);
}

function summaryOf({ lines, totalCents }: OrderRecord) {
  const pieces = lines.map((line) => `${line.quantity} × ${nameWithVariant(line)}`).join(', ');
  return { pieces, total: dollarsFromCents(totalCents) };
}

/** @throws HttpError 409 with the total if the administrator was shown another one. */
function assertShown(shown: number | undefined, { totalCents }: EditPlan): void {
  if (shown === undefined || centsFromDollars(shown) === totalCents) return;
  const message = 'What the order would cost has changed. Please check the amount.';
  throw new HttpError(409, message, {
    errors: [{ field: 'shown', message }],
    total: dollarsFromCents(totalCents),
  });
}
