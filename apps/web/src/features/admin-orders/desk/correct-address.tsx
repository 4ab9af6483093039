import { statusRow, type AdminOrderDetails, type PostalAddress } from '@shop/shared';
import { useState } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { AddressForm } from '../../addresses';
import { useWorkOnOrder } from '../api/work-on-order';
import { OrderAction } from './order-action';

/** Corrects where an order goes to, until it is shipped, also in parcels. */
export function CorrectAddress({ order }: { order: AdminOrderDetails }) {
  if (statusRow(order.status).awaits !== 'shop' || order.inParcels === 'all') return null;
  return (
    <OrderAction
      order={order}
      heading="Address"
      hint="Possible until the order is shipped."
      label="Correct the address"
      Form={CorrectionForm}
    />
  );
}

/** Without the server's reason, it may have been saved. */
const NO_ANSWER = 'No answer came: see whether the address was saved, before you try again.';

function CorrectionForm({ order, onDone }: { order: AdminOrderDetails; onDone: () => void }) {
  const { _id, address = null, delivery } = order;
  const { name, phone, address: line1 } = delivery;
  const { correctAddress, reload } = useWorkOnOrder(_id);
  const [typed, setTyped] = useState<PostalAddress>(address ?? { name, phone, line1 });

  async function save(corrected: PostalAddress) {
    try {
      await correctAddress({ address: corrected, addressBefore: address });
      onDone();
    } catch (error) {
      const text = failureText(error, NO_ANSWER);
      notify.error(text);
      if (text === NO_ANSWER) await reload();
    }
  }

  return <AddressForm address={typed} onChange={setTyped} onSave={save} onCancel={onDone} />;
}
