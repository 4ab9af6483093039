import { formatDollars, statusRow, type AdminOrderDetails, currencyName } from '@shop/shared';
import { useState } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { CheckBox } from '../../../ui/fields/check-box';
import { ChoiceField } from '../../../ui/fields/choice-field';
import { Field } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { byHandText, DeductionField } from '../../admin-returns';
import { EMPTY_REFUND, refundableLines, refundedOf, type RefundEntry } from './refund-entry';
import { RefundPieces } from './refund-pieces';
import styles from './refund.module.css';
import { useRefund, useRefundQuote } from './use-refund';

interface RefundFormProps {
  order: AdminOrderDetails;
  onDone: () => void;
}

/** What is to be refunded, what that comes to, and the button that does it. */
export function RefundForm({ order, onDone }: RefundFormProps) {
  const lines = refundableLines(order);
  const [entry, setEntry] = useState<RefundEntry>({
    ...EMPTY_REFUND,
    kind: lines.length > 0 ? 'pieces' : 'amount',
  });
  // As the form was opened: the order may be loaded again under it, with a refund from another window.
  const [refunded] = useState(() => refundedOf(order));
  const change = (part: Partial<RefundEntry>) => setEntry((now) => ({ ...now, ...part }));
  const quote = useRefundQuote(order, entry);
  const refund = useRefund(order, onDone);
  const { kind } = entry;
  const { restocked } = statusRow(order.status);
  const kinds = [
    ...(lines.length > 0 ? [{ value: 'pieces', label: 'Pieces or the delivery' }] : []),
    { value: 'amount', label: 'An amount' },
    { value: 'all', label: 'Everything that is left' },
  ];
  return (
    <div className={styles.form}>
      <ChoiceField
        label="What to refund"
        placeholder="Please choose"
        options={kinds}
        value={kind}
        onChange={({ target }) => change({ kind: kindOf(target.value) ?? kind })}
      />
      {kind === 'pieces' && (
        <RefundPieces order={order} lines={lines} entry={entry} change={change} />
      )}
      {kind === 'amount' && (
        <Field
          label={`Amount in ${currencyName()}`}
          inputMode="decimal"
          autoComplete="off"
          value={entry.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      )}
      {kind !== 'amount' && restocked && (
        <p>
          The pieces{order.parcels && ' in no parcel'} are back in stock since it was{' '}
          {restocked.adjective}.
        </p>
      )}
      {kind !== 'amount' && !restocked && (
        <label className={styles.check}>
          <CheckBox
            checked={entry.restock}
            onChange={({ target }) => change({ restock: target.checked })}
          />
          Put the pieces back into stock
        </label>
      )}
      {kind !== 'amount' && (
        <DeductionField value={entry.deduction} onChange={(deduction) => change({ deduction })} />
      )}
      <Field
        label="Reason"
        hint="The buyer reads it. May be empty"
        value={entry.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <p role="status" className={styles.sum}>
        {sumText(quote)}
      </p>
      <div className={styles.actions}>
        {quote.data && (
          <ConfirmButton
            tone="danger"
            busy={refund.isPending || quote.isFetching}
            question={`Refund ${formatDollars(quote.data.amount)}?`}
            effects={`${order.buyer.name} gets ${formatDollars(quote.data.amount)} of order ${order.number} back. ${byHandText(order, quote.data)} This can’t be undone.`}
            okText={`Refund ${formatDollars(quote.data.amount)}`}
            onConfirm={() => refund.mutate({ entry, shown: quote.data.amount, refunded })}
          >
            Refund {formatDollars(quote.data.amount)}
          </ConfirmButton>
        )}
        <Button tone="quiet" onClick={onDone}>
          Close
        </Button>
      </div>
    </div>
  );
}

function kindOf(value: string): RefundEntry['kind'] | undefined {
  return (['all', 'pieces', 'amount'] as const).find((kind) => kind === value);
}

function sumText({ data, error }: ReturnType<typeof useRefundQuote>): string {
  if (error) return failureText(error, 'The amount could not be loaded.');
  if (!data) return 'Nothing is chosen yet.';
  const tax = data.tax > 0 ? `, ${formatDollars(data.tax)} of it tax` : '';
  return `${formatDollars(data.amount)}${tax}. ${formatDollars(data.left)} stay with the shop.`;
}
