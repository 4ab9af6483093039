import type { Customer } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useIsBeside } from '../../../ui/list/beside/beside-context';
import { Permitted, ScreenLink } from '../../../ui/page/permitted';
import { AddressText } from '../../addresses';
import { TaxExemption, UserData, UserTags } from '../../admin-users';
import { OrderSection } from '../../orders';
import { ContactFacts } from './contact-facts';
import styles from './customer-details.module.css';
import { CustomerNotes } from './customer-notes';
import { CustomerTags } from './customer-tags';
import { LatestOrders } from './latest-orders';
import { LatestReturns } from './latest-returns';
import { SumsList } from './sums-list';

/** Everything about a customer: what they bought beside who they are. */
export function CustomerDetails({ customer }: { customer: Customer }) {
  const isBeside = useIsBeside();
  const { _id, addresses, tags = [], sums } = customer;
  return (
    <>
      <p className={styles.links}>
        {!isBeside && <ScreenLink to={dashboardPaths.adminCustomers}>All customers</ScreenLink>}
        <ScreenLink
          to={`${dashboardPaths.adminAudit}?${new URLSearchParams({ subject: _id }).toString()}`}
        >
          Changes to this customer
        </ScreenLink>
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SumsList sums={sums} />
          <ScreenLink to={dashboardPaths.adminCreateOrderFor(_id)}>New order</ScreenLink>
          <Permitted needs={['orders']}>
            <LatestOrders customer={customer} />
            <LatestReturns buyer={_id} />
          </Permitted>
        </div>
        <div className={styles.column}>
          <OrderSection heading="Contact">
            <ContactFacts customer={customer} />
          </OrderSection>
          {addresses.length > 0 && (
            <OrderSection heading="Addresses">
              {addresses.map((address, index) => (
                <AddressText key={index} address={address} />
              ))}
            </OrderSection>
          )}
          <OrderSection heading="Tags and tax">
            {tags.length > 0 ? <CustomerTags tags={tags} /> : <p>No tags yet.</p>}
            <div className={styles.actions}>
              <UserTags user={customer} />
              <TaxExemption user={customer} />
              <UserData user={customer} />
            </div>
          </OrderSection>
          <CustomerNotes customer={customer} />
        </div>
      </div>
    </>
  );
}
