import { formatDollars, type AdminOrderDetails } from '@shop/shared';
import { useState } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { ChoiceField } from '../../../ui/fields/choice-field';
import { Field } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { byHandText } from '../../admin-returns';
import styles from '../refunds/refund.module.css';
import { linesOf, type EditableLine, type EditEntry } from './edit-entry';
import { useEdit, useEditQuote } from './use-edit';

interface EditFormProps {
  order: AdminOrderDetails;
  lines: readonly EditableLine[];
  onDone: () => void;
}

/** How many pieces each line is to have, what the order costs then, and the button that does it. */
export function EditForm({ order, lines, onDone }: EditFormProps) {
  const [entry, setEntry] = useState<EditEntry>({});
  const [reason, setReason] = useState('');
  const changed = linesOf(lines, entry);
  const quote = useEditQuote(order, changed);
  const edit = useEdit(order, onDone);
  const { data } = quote;
  return (
    <div className={styles.form}>
      {lines.map(({ line, name, quantity, sent }) => (
        <ChoiceField
          key={line}
          label={`Pieces of ${name}`}
          hint={sent > 0 ? `${sent} are on their way already` : undefined}
          placeholder={`${quantity}, as now`}
          options={countsBelow(quantity, sent)}
          value={entry[line] === undefined || entry[line] === quantity ? '' : String(entry[line])}
          onChange={({ target }) =>
            setEntry({ ...entry, [line]: target.value === '' ? quantity : Number(target.value) })
          }
        />
      ))}
      <Field
        label="Reason for the change"
        hint="The buyer reads it. May be empty"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <p role="status" className={styles.sum}>
        {sumText(quote)}
      </p>
      <div className={styles.actions}>
        {data && (
          <ConfirmButton
            tone="danger"
            busy={edit.isPending || quote.isFetching}
            question={`Change order ${order.number}?`}
            effects={`The pieces go back into stock, and ${order.buyer.name} gets a mail. ${moneyText(order, data)} This can’t be undone.`}
            okText="Change the order"
            onConfirm={() =>
              edit.mutate({ lines: changed, shown: data.total, ...(reason.trim() && { reason }) })
            }
          >
            Change the order
          </ConfirmButton>
        )}
        <Button tone="quiet" onClick={onDone}>
          Close
        </Button>
      </div>
    </div>
  );
}

type Quote = ReturnType<typeof useEditQuote>;

function countsBelow(quantity: number, least: number) {
  return Array.from({ length: quantity - least }, (_, index) => {
    const count = quantity - index - 1;
    return { value: String(count), label: String(count || 'None') };
  });
}

function sumText({ data, error }: Quote): string {
  if (error) return failureText(error, 'The new total could not be loaded.');
  if (!data) return 'Nothing is changed yet.';
  return `New total ${formatDollars(data.total)}, ${formatDollars(data.less)} less.`;
}

function moneyText(
  order: AdminOrderDetails,
  { total, less, refund }: NonNullable<Quote['data']>,
): string {
  if (refund > 0)
    return [`${formatDollars(refund)} is refunded.`, byHandText(order)].join(' ').trim();
  if (less === 0) return 'The total stays the same.';
  return order.payment.state === 'authorized'
    ? `Only ${formatDollars(total)} will be charged.`
    : `The customer will be asked to pay ${formatDollars(total)}.`;
}
