import type { Customer } from '@shop/shared';
import { useState } from 'react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { ScreenLink } from '../../../ui/page/permitted';
import { useNewOrderQuote, usePlaceCustomerOrder } from '../api/new-order';
import { NO_ENTRY } from '../entry';
import { useNewOrderEntry } from '../use-entry';
import { NewOrderDelivery } from './new-order-delivery';
import { NewOrderGoods } from './new-order-goods';
import { NewOrderReview } from './new-order-review';
import styles from './new-order.module.css';

/** An order that an administrator enters for a customer, such as on the phone. */
export function NewOrder({ customer }: { customer: Customer }) {
  const { _id, name, email, phone, address, addresses } = customer;
  const start = { ...NO_ENTRY, address: addresses[0] ?? { name, line1: address, phone } };
  const { entry, enter, end } = useNewOrderEntry(_id, start);
  const quote = useNewOrderQuote(_id, entry);
  const placing = usePlaceCustomerOrder(_id, end);
  const [showsMissing, setShowsMissing] = useState(false);
  const fields = { entry, enter };
  return (
    <>
      <p className={styles.customer}>
        For <ScreenLink to={dashboardPaths.adminCustomer(_id)}>{name}</ScreenLink>,{' '}
        {[email, phone].filter(Boolean).join(', ')} ·{' '}
        <ScreenLink to={dashboardPaths.adminCreateOrder}>Another customer</ScreenLink>
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <NewOrderGoods {...fields} quote={quote.data} />
          {quote.data && (
            <NewOrderDelivery
              {...fields}
              quote={quote.data}
              saved={addresses}
              showsMissing={showsMissing}
            />
          )}
        </div>
        <NewOrderReview
          {...fields}
          customer={customer}
          quote={quote}
          placing={placing}
          onMissing={() => setShowsMissing(true)}
        />
      </div>
    </>
  );
}
