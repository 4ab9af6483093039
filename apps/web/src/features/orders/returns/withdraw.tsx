import { hasLeftShop, withdrawableUntil, type OrderDetails } from '@shop/shared';
import { useState } from 'react';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { useFocusFirstInvalid } from '../../../ui/forms/use-focus-first-invalid';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useShopDetails } from '../../../ui/page/shop-details';
import { OrderSection } from '../components/order/order-section';
import { mayWithdraw } from './may-withdraw';
import { chosenLines, withdrawablePieces, type ChosenPieces } from './pieces';
import { PiecesFields } from './pieces-fields';
import styles from './returns.module.css';
import { useWithdraw } from './use-withdraw';
import { withdrawalEffects, withdrawalTerms } from './withdrawal-words';

interface WithdrawProps {
  order: OrderDetails;
  /** Receives the focus of the button, which is gone then. */
  onDone: () => void;
}

/** Withdraws from the contract about an order, within the shop's period: one press, and one that confirms it. */
export function Withdraw({ order, onDone }: WithdrawProps) {
  const { withdrawalDays } = useShopDetails();
  const [chosen, setChosen] = useState<ChosenPieces>({});
  const [isPart, setPart] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const { form: part, noteSubmit } = useFocusFirstInvalid<HTMLDivElement>(refusals);
  const withdraw = useWithdraw(order);
  const dayOf = useMomentFormat({ dateStyle: 'long' });
  const { number, status } = order;
  const left = withdrawablePieces(order);
  if (!mayWithdraw(order, withdrawalDays)) return null;
  const isSent = hasLeftShop(status) || order.parcels !== undefined;
  const until = withdrawableUntil(order, withdrawalDays);
  const lines = chosenLines(chosen);
  const isMissing = isPart && lines.length === 0;

  /** Nothing chosen of a part must not mean everything. */
  function mayAsk() {
    if (isMissing) {
      noteSubmit();
      setRefusals(refusals + 1);
    }
    return !isMissing;
  }

  function finish() {
    setChosen({});
    setPart(false);
    onDone();
  }

  return (
    <OrderSection
      heading={isSent ? 'Return without giving a reason' : 'Withdraw from the contract'}
    >
      <div className={styles.start} data-no-print>
        {until && <strong>Return until {dayOf(until.toISOString())}</strong>}
        <p>{withdrawalTerms(order, withdrawalDays)}</p>
        {isSent && (
          <details
            className={styles.part}
            open={isPart}
            onToggle={({ currentTarget }) => setPart(currentTarget.open)}
          >
            <summary>Only part of the order</summary>
            <div ref={part} className={styles.form}>
              <PiecesFields
                lines={left}
                chosen={chosen}
                onChoose={setChosen}
                error={isMissing && refusals > 0 ? 'Choose what to withdraw from.' : undefined}
              />
            </div>
          </details>
        )}
        <ConfirmButton
          tone="secondary"
          busy={withdraw.isPending}
          question={`Withdraw from order ${number}?`}
          effects={withdrawalEffects(order, lines)}
          onAsk={mayAsk}
          keepText="Keep the order"
          okText="Confirm the withdrawal"
          onConfirm={() => withdraw.mutate(lines, { onSuccess: finish })}
        >
          Withdraw from the contract
        </ConfirmButton>
      </div>
    </OrderSection>
  );
}
