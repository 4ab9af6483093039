import { formatDollars } from '@shop/shared';
import { useState } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { CheckBox } from '../../../ui/fields/check-box';
import { byHandText } from './by-hand-text';
import { deductionOf } from './deduction';
import { DeductionField } from './deduction-field';
import { isWholeWithdrawal } from './is-whole-withdrawal';
import { RestockArrivedBox } from './restock-box';
import type { ReturnOfOrder } from './return-of-order';
import styles from './return-actions.module.css';
import { useRefundReturn, useReturnQuote } from './use-refund-return';

/** Refunds what has arrived of a return, or was not sent. */
export function RefundReturn({ order, one }: ReturnOfOrder) {
  const isWhole = isWholeWithdrawal({ order, one });
  const [shipping, setShipping] = useState(isWhole);
  const [deduction, setDeduction] = useState('');
  const [restock, setRestock] = useState(false);
  const wanted = { shipping, ...deductionOf(deduction) };
  const quote = useReturnQuote({ order, one }, wanted);
  const refund = useRefundReturn(one);
  const what = one.unsent ? 'what was not sent' : 'what has arrived';
  const amount = quote.data && formatDollars(quote.data.amount);
  return (
    <div className={styles.form}>
      {(order.amounts?.shipping ?? 0) > 0 && (
        <label className={styles.check}>
          <CheckBox checked={shipping} onChange={({ target }) => setShipping(target.checked)} />
          Also the delivery
        </label>
      )}
      {isWhole && <p>Who withdraws from a whole order gets the delivery back, too.</p>}
      <DeductionField value={deduction} onChange={setDeduction} />
      <RestockArrivedBox order={order} one={one} checked={restock} onChange={setRestock} />
      {quote.data?.limited && (
        <p>Part of what was paid has been refunded already: {amount} is left.</p>
      )}
      {quote.error && <p role="alert">{failureText(quote.error)}</p>}
      {quote.data && (
        <div className={styles.actions}>
          <ConfirmButton
            tone="danger"
            busy={refund.isPending || quote.isFetching}
            question={`Refund ${amount}?`}
            effects={`${order.buyer.name} gets ${amount} for ${what}. ${byHandText(order, quote.data)} This can’t be undone.`}
            okText={`Refund ${amount}`}
            onConfirm={() => refund.mutate({ ...wanted, restock, shown: quote.data.amount })}
          >
            {quote.data.limited ? `Refund what is left: ${amount}` : `Refund ${amount} for ${what}`}
          </ConfirmButton>
        </div>
      )}
    </div>
  );
}
