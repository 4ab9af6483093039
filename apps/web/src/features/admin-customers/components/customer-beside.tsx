import type { Customer } from '@shop/shared';
import { Beside } from '../../../ui/list/beside/beside';
import { useCustomer } from '../api/get-customer';
import { CustomerDetails } from './customer-details';

/** A customer beside the list. */
export function CustomerBeside({ id }: { id: Customer['_id'] }) {
  return (
    <Beside result={useCustomer(id)} name={({ name }) => name}>
      {(customer) => <CustomerDetails key={customer._id} customer={customer} />}
    </Beside>
  );
}
