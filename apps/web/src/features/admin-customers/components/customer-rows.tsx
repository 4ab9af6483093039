import type { CustomerRow } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useIsPermitted } from '../../../lib/session/permissions';
import { Price } from '../../../ui/display/price';
import { DenseTable } from '../../../ui/list/dense-table';
import styles from '../../../ui/list/dense-table.module.css';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { CustomerTags } from './customer-tags';

const HEADINGS = ['Name', 'Email', 'Phone', 'Tags', 'Since', 'Last order', 'Orders'];

/** Customers as the rows of a table. */
export function CustomerRows({ customers }: { customers: readonly CustomerRow[] }) {
  const day = useMomentFormat({ dateStyle: 'medium' });
  const hasSums = useIsPermitted('money');
  return (
    <DenseTable headings={hasSums ? [...HEADINGS, 'Spent'] : HEADINGS} figures={hasSums ? 2 : 1}>
      {customers.map(({ _id, name, email, phone, tags, createdAt, sums }) => (
        <tr key={_id} data-row className={styles.row}>
          <th scope="row">
            <Link to={dashboardPaths.adminCustomer(_id)} data-row-link>
              {name}
            </Link>
          </th>
          <td data-label="Email">{email}</td>
          <td data-label="Phone" className="tabular">
            {phone || '–'}
          </td>
          <td data-label="Tags">{tags ? <CustomerTags tags={tags} /> : '–'}</td>
          <td data-label="Since">
            <time dateTime={createdAt}>{day(createdAt)}</time>
          </td>
          <td data-label="Last order">{sums.lastOrderAt ? day(sums.lastOrderAt) : '–'}</td>
          <td data-label="Orders" className={styles.figure}>
            {sums.orders}
          </td>
          {hasSums && (
            <td data-label="Spent" className={styles.figure}>
              <Price dollars={sums.spent} />
            </td>
          )}
        </tr>
      ))}
    </DenseTable>
  );
}
