import type { Customer } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
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
  const { _id, addresses, tags = [], sums } = customer;
  return (
    <>
      <p className={styles.links}>
        <Link to={dashboardPaths.adminCustomers}>All customers</Link>
        <Link
          to={`${dashboardPaths.adminAudit}?${new URLSearchParams({ subject: _id }).toString()}`}
        >
          Changes to this customer
        </Link>
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SumsList sums={sums} />
          <LatestOrders customer={customer} />
          <LatestReturns buyer={_id} />
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
