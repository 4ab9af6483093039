import { endpoints } from '@shop/shared';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client';
import { Button } from '../../../ui/forms/button';
import { chosenLines, namedPieces, PiecesFields, type ChosenPieces } from '../../orders';
import { RestockBox } from './restock-box';
import type { ReturnOfOrder } from './return-of-order';
import styles from './return-actions.module.css';
import { useReturnStep } from './use-return-step';

/** Writes what has arrived of a return, and whether it goes back into stock. */
export function ReceiveReturn({ order, one: { _id: id, lines } }: ReturnOfOrder) {
  const [chosen, setChosen] = useState<ChosenPieces>(() =>
    Object.fromEntries(lines.map(({ line, quantity }) => [line, quantity])),
  );
  const [restock, setRestock] = useState(false);
  const receive = useReturnStep(() =>
    call(endpoints.receiveReturn, {
      params: { id },
      body: { lines: chosenLines(chosen), restock },
    }),
  );
  return (
    <div className={styles.form}>
      <PiecesFields
        lines={namedPieces(order.products, lines)}
        chosen={chosen}
        onChoose={setChosen}
      />
      <RestockBox checked={restock} onChange={setRestock} />
      <div className={styles.actions}>
        <Button
          busy={receive.isPending}
          disabled={chosenLines(chosen).length === 0}
          onClick={() => receive.mutate(undefined)}
        >
          They have arrived
        </Button>
      </div>
    </div>
  );
}
