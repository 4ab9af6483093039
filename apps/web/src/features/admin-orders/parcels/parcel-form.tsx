import { KNOWN_CARRIERS, leftToSend, type AdminOrderDetails } from '@shop/shared';
import { useId, useState } from 'react';
import { Field } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { chosenLines, namedPieces, PiecesFields, type ChosenPieces } from '../../orders';
import styles from '../refunds/refund.module.css';
import { useAddParcel } from './use-parcels';

interface ParcelFormProps {
  order: AdminOrderDetails;
  onDone: () => void;
}

/** What is in a parcel, who carries it, and its tracking number. */
export function ParcelForm({ order, onDone }: ParcelFormProps) {
  const [chosen, setChosen] = useState<ChosenPieces>({});
  const [carrier, setCarrier] = useState('');
  const [trackingNumber, setTrackingNumber] = useState('');
  const carriers = useId();
  const add = useAddParcel(order, onDone);
  const lines = chosenLines(chosen);
  const { products, parcels, keptBack } = order;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ lines, carrier, trackingNumber });
      }}
    >
      <PiecesFields
        lines={namedPieces(products, leftToSend(products, parcels, keptBack))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Field
        label="Carrier of the parcel"
        list={carriers}
        autoComplete="off"
        required
        value={carrier}
        onChange={({ target }) => setCarrier(target.value)}
      />
      <datalist id={carriers}>
        {KNOWN_CARRIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        label="Tracking number of the parcel"
        autoComplete="off"
        required
        value={trackingNumber}
        onChange={({ target }) => setTrackingNumber(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={add.isPending}>
          Add the parcel
        </Button>
        <Button tone="quiet" onClick={onDone}>
          Close
        </Button>
      </div>
    </form>
  );
}
