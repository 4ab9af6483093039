import type { Customer } from '@shop/shared';
import { AlsoHere } from '../../presence';
import { Beside } from '../../../ui/list/beside/beside';
import { useCustomer } from '../api/get-customer';
import { CustomerDetails } from './customer-details';

/** A customer beside the list. */
export function CustomerBeside({ id }: { id: Customer['_id'] }) {
  return (
    <Beside
      result={useCustomer(id)}
      heading={({ name }) => (
        <AlsoHere kind="customer" id={id}>
          <h2>{name}</h2>
        </AlsoHere>
      )}
    >
      {(customer) => <CustomerDetails key={customer._id} customer={customer} />}
    </Beside>
  );
}
