import { formatDollars, type PreviewedCart } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { Table } from '../../../../ui/list/table';
import { counted } from '../../sentence/words';
import styles from './preview.module.css';

const HEADINGS = ['Cart', 'Without it', 'With it', 'Off', 'Why not'];

/** What each cart costs without the promotion and with it. */
export function PreviewedCarts({ carts }: { carts: readonly PreviewedCart[] }) {
  if (carts.length === 0)
    return <p className={styles.hint}>There is no cart to try it on: choose products first.</p>;
  return (
    <>
      <p className={styles.hint}>Orders are priced as if they were placed today.</p>
      <Table headings={HEADINGS} className={styles.carts} asCards>
        {carts.map(({ order, pieces, before, after, amount, reason }) => (
          <tr key={order ?? 'tried'}>
            <td data-label="Cart">
              {order === null ? (
                'This cart'
              ) : (
                <Link to={dashboardPaths.adminOrder(order)}>Order {order}</Link>
              )}
              , {counted(pieces, 'piece')}
            </td>
            <td data-label="Without it" className="tabular">
              {formatDollars(before.total)}
            </td>
            <td data-label="With it" className="tabular">
              {formatDollars(after.total)}
            </td>
            <td data-label="Off" className="tabular">
              {amount > 0 ? formatDollars(amount) : '–'}
            </td>
            <td data-label="Why not">{reason || '–'}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
