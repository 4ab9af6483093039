import { statusRow, type AdminOrderDetails, type PostalAddress } from '@shop/shared';
import { useState } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { Button } from '../../../ui/forms/button';
import { notify } from '../../../ui/messages/notify';
import { AddressForm } from '../../addresses';
import { OrderSection } from '../../orders';
import { useWorkOnOrder } from '../api/work-on-order';

/** Corrects where an order goes to, until it is shipped. */
export function CorrectAddress({ order }: { order: AdminOrderDetails }) {
  const { _id, status, address = null, delivery } = order;
  const { correctAddress } = useWorkOnOrder(_id);
  /** What is typed while the form is open. */
  const [typed, setTyped] = useState<PostalAddress>();
  if (statusRow(status).awaits !== 'shop') return null;

  async function save(corrected: PostalAddress) {
    try {
      await correctAddress({ address: corrected, addressBefore: address });
      setTyped(undefined);
    } catch (error) {
      notify.error(failureText(error, 'The address could not be saved.'));
    }
  }

  const { name, phone, address: line1 } = delivery;
  return (
    <OrderSection heading="Address">
      {typed ? (
        <AddressForm
          address={typed}
          onChange={setTyped}
          onSave={save}
          onCancel={() => setTyped(undefined)}
        />
      ) : (
        <Button tone="secondary" onClick={() => setTyped(address ?? { name, phone, line1 })}>
          Correct the address
        </Button>
      )}
    </OrderSection>
  );
}
