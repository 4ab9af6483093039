import { canWithdraw, hasLeftShop, withdrawableUntil, type OrderDetails } from '@shop/shared';
import { useState } from 'react';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useShopDetails } from '../../../ui/page/shop-details';
import { OrderSection } from '../components/order/order-section';
import { isWaiting } from '../order-words';
import {
  chosenLines,
  notSentOnWithdrawal,
  piecesText,
  withdrawablePieces,
  type ChosenPieces,
} from './pieces';
import { PiecesFields } from './pieces-fields';
import styles from './returns.module.css';
import { useWithdraw } from './use-withdraw';

interface WithdrawProps {
  order: OrderDetails;
  /** Receives the focus of the button, which is gone then. */
  onDone: () => void;
}

/** Withdraws from the contract about an order, within the shop's period: one press, and one that confirms it. */
export function Withdraw({ order, onDone }: WithdrawProps) {
  const { withdrawalDays } = useShopDetails();
  const [chosen, setChosen] = useState<ChosenPieces>({});
  const withdraw = useWithdraw(order);
  const dayOf = useMomentFormat({ dateStyle: 'long' });
  const { number, status, payment, products } = order;
  const isBeingPaid = payment.state === 'pending' && !isWaiting(payment);
  const left = withdrawablePieces(order);
  if (isBeingPaid || left.length === 0 || !canWithdraw(order, withdrawalDays)) return null;
  const isSent = hasLeftShop(status) || order.parcels !== undefined;
  const until = withdrawableUntil(order, withdrawalDays);
  const lines = chosenLines(chosen);
  const all = left.map(({ line, left: quantity }) => ({ line, quantity }));
  const unsent = notSentOnWithdrawal(order, lines.length > 0 ? lines : all);
  const isPartlyUnsent = notSentOnWithdrawal(order, all).length > 0;
  const effects = [
    lines.length > 0
      ? `You withdraw from ${piecesText(products, lines)}.`
      : 'You withdraw from everything that is left of it.',
    ...(unsent.length > 0
      ? [`We will not send ${piecesText(products, unsent)}, and you get the money for it back.`]
      : []),
    'This takes effect at once and can’t be undone.',
  ];

  function finish() {
    setChosen({});
    onDone();
  }

  return (
    <OrderSection heading="Withdraw from the contract">
      <div className={styles.start} data-no-print>
        {until && <strong>Return until {dayOf(until.toISOString())}</strong>}
        <p>
          {isSent
            ? `Within ${withdrawalDays} days after the delivery you can withdraw without giving a reason. You send the goods back, and get your money back.`
            : 'You can withdraw without giving a reason. We will not send anything, and you get your money back.'}
          {isPartlyUnsent &&
            ' What is not sent yet, we will not send, and you get the money for it at once.'}
        </p>
        {isSent && (
          <details>
            <summary>Only part of the order</summary>
            <div className={styles.form}>
              <PiecesFields lines={left} chosen={chosen} onChoose={setChosen} />
            </div>
          </details>
        )}
        <ConfirmButton
          tone="secondary"
          busy={withdraw.isPending}
          question={`Withdraw from the contract about order ${number}?`}
          effects={effects.join(' ')}
          keepText="Keep the contract"
          okText="Confirm the withdrawal"
          onConfirm={() => withdraw.mutate(lines, { onSuccess: finish })}
        >
          Withdraw from the contract
        </ConfirmButton>
      </div>
    </OrderSection>
  );
}
