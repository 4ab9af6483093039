import {
  adjectivesOf,
  isHeld,
  statusRow,
  type OrderStatus,
  type OrderStatusLine,
} from '@shop/shared';
import { useState } from 'react';
import { Modal } from '../../../ui/dialogs/modal';
import { CheckBox } from '../../../ui/fields/check-box';
import { ordersOf } from './bulk-change';
import { orderGroups } from './order-groups';
import styles from './confirm-bulk.module.css';

interface ConfirmBulkProps {
  status: OrderStatus;
  lines: readonly OrderStatusLine[];
  open: boolean;
  /**
   * Receives the orders to change: without those that can't have the status, and, unless they are included, those whose
   * pieces are back in stock, and those that would be sent unpaid.
   */
  onConfirm: (lines: readonly OrderStatusLine[]) => void;
  onKeep: () => void;
}

/**
 * Asks for confirmation before many orders are cancelled, very many are changed, a cancelled one is placed again, or an
 * unpaid one is sent, and explains the effects. The last two are left out by default.
 */
export function ConfirmBulk({ status, lines, open, onConfirm, onKeep }: ConfirmBulkProps) {
  const [includesRestocked, setIncludesRestocked] = useState(false);
  const { restocked: words } = statusRow(status);
  const [includesUnpaid, setIncludesUnpaid] = useState(false);
  const { settable, fixed, holding, restocked, unpaid } = orderGroups(status, lines);
  const adjectives = adjectivesOf(restocked.map((line) => line.status));
  const canLeaveOut = !words && restocked.length > 0 && holding.length > 0;
  const canWait = unpaid.length > 0 && unpaid.length < settable.length;
  const isChanged = (line: OrderStatusLine) =>
    !(canLeaveOut && !includesRestocked && restocked.includes(line)) &&
    !(canWait && !includesUnpaid && unpaid.includes(line));
  const changed = settable.filter(isChanged);
  const count = ordersOf(changed.length);
  const sent = holding.filter(({ inParcels }) => inParcels).length;
  const paid = holding.filter(({ payment }) => isHeld(payment.state)).length;
  return (
    <Modal
      title={words ? `${words.verb} ${count}?` : `Set ${count} to ${status}?`}
      open={open}
      okText={
        words
          ? `${words.verb} the orders`
          : okText(status, (canLeaveOut || canWait || fixed.length > 0) && changed.length)
      }
      cancelText="Keep them"
      okButtonProps={{ danger: words !== null, disabled: changed.length === 0 }}
      onOk={() => onConfirm(changed)}
      onCancel={() => {
        setIncludesRestocked(false);
        setIncludesUnpaid(false);
        onKeep();
      }}
    >
      {words ? (
        <>
          <p>{restockText(status, adjectives)}</p>
          {sent > 0 && <p>{sentText(sent)}</p>}
          {paid > 0 && <p>{paidText(paid)}</p>}
        </>
      ) : (
        <>
          {restocked.length > 0 && (
            <p>{placedAgainText(restocked.length, settable.length, adjectives)}</p>
          )}
          {fixed.length > 0 && <p>{fixedText(fixed)}</p>}
          {canLeaveOut && (
            <Include
              label={`Include the ${adjectives}`}
              checked={includesRestocked}
              onChange={setIncludesRestocked}
            />
          )}
          {unpaid.length > 0 && <p>{unpaidText(unpaid.length, settable.length)}</p>}
          {canWait && (
            <Include
              label="Include the unpaid"
              checked={includesUnpaid}
              onChange={setIncludesUnpaid}
            />
          )}
          {changed.length > 0 && <p>Their buyers see the new status. You can undo it.</p>}
        </>
      )}
    </Modal>
  );
}

interface IncludeProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Include({ label, checked, onChange }: IncludeProps) {
  return (
    <label className={styles.include}>
      <CheckBox checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}

/** @param count how many orders are changed, if that can be chosen */
function okText(status: OrderStatus, count: number | false): string {
  return count === false ? `Set to ${status}` : `Set ${count.toLocaleString('en-US')} to ${status}`;
}

/** @param adjectives of the selected orders whose pieces are back in stock already; empty without any */
function restockText(status: OrderStatus, adjectives: string): string {
  const which = adjectives ? `The items of those not ${adjectives} yet` : 'Their items';
  return `${which} go back into stock, and the buyers see the status “${status}”. Undo takes the items again if they are still in stock.`;
}

/** @param sent how many of the orders are in parcels, in whole or in part */
function sentText(sent: number): string {
  const have = sent === 1 ? 'has' : 'have';
  return `${ordersOf(sent)} ${have} already been sent, at least in part. What is in parcels comes back by a return.`;
}

/** @param paid how many of the orders were paid */
function paidText(paid: number): string {
  const are = paid === 1 ? 'is' : 'are';
  return `${ordersOf(paid)} ${are} paid. The money does not go back by itself: the filter “Money to return” lists what is to be refunded.`;
}

function fixedText(lines: readonly OrderStatusLine[]): string {
  const count = ordersOf(lines.length);
  const adjectives = adjectivesOf(lines.map((line) => line.status));
  return lines.length === 1
    ? `${count} stays ${adjectives}: it was not paid, or its money was returned.`
    : `${count} stay ${adjectives}: they were not paid, or their money was returned.`;
}

function placedAgainText(restocked: number, selected: number, adjectives: string): string {
  const are = restocked === 1 ? 'is' : 'are';
  const effect =
    restocked === 1
      ? 'it would be placed again, and its items taken from stock again'
      : 'they would be placed again, and their items taken from stock again';
  if (restocked === selected)
    return `${restocked === 1 ? 'This order is' : 'All these orders are'} ${adjectives}: ${effect}.`;
  const [count, of] = [restocked, selected].map((number) => number.toLocaleString('en-US'));
  return `${count} of the ${of} selected orders ${are} ${adjectives} and left out. If included, ${effect}.`;
}

function unpaidText(unpaid: number, selected: number): string {
  if (unpaid === selected)
    return unpaid === 1
      ? 'This order is not paid yet: it would leave before its money has come.'
      : 'None of these orders is paid yet: they would leave before their money has come.';
  const [count, of] = [unpaid, selected].map((number) => number.toLocaleString('en-US'));
  const [are, they] = unpaid === 1 ? ['is', 'it leaves'] : ['are', 'they leave'];
  return `${count} of the ${of} selected orders ${are} not paid yet and left out. If included, ${they} before the money has come.`;
}
