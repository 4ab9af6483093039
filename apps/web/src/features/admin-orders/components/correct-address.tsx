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
  const [isOpen, setOpen] = useState(false);
  if (statusRow(status).awaits !== 'shop') return null;

  async function save(corrected: PostalAddress) {
    try {
      await correctAddress({ address: corrected, addressBefore: address });
      setOpen(false);
    } catch (error) {
      notify.error(failureText(error, 'The address could not be saved.'));
    }
  }

  const { name, phone, address: line1 } = delivery;
  return (
    <OrderSection heading="Address">
      {isOpen ? (
        <AddressForm
          address={address ?? { name, phone, line1 }}
          onSave={save}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button tone="secondary" onClick={() => setOpen(true)}>
          Correct the address
        </Button>
      )}
    </OrderSection>
  );
}
