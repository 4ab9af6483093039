import type { OrderDetails, Return } from '@shop/shared';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useShopDetails } from '../../../ui/page/shop-details';
import { namedPieces } from '../../orders';
import { DocumentHead } from './document-head';
import { DocumentTable } from './document-table';
import styles from './packing-slip.module.css';

interface ReturnSlipProps {
  order: OrderDetails;
  one: Return;
}

/** The slip that a buyer puts into the parcel with what they send back: the shop's address, and a checkbox for each line. */
export function ReturnSlip({ order, one }: ReturnSlipProps) {
  const shop = useShopDetails();
  const day = useMomentFormat({ dateStyle: 'long' });
  const { number, delivery } = order;
  return (
    <>
      <DocumentHead
        shop={shop.name}
        kind="Return slip"
        title={`Order ${number}`}
        facts={[
          ['Return', one._id.slice(-6).toUpperCase()],
          ['Asked for', day(one.history[0]?.at ?? order.createAt)],
          ['From', delivery.name],
        ]}
      >
        {shop.address}
      </DocumentHead>
      <h3 className={styles.label}>Send to</h3>
      <address className={styles.address}>
        {shop.name}
        {'\n'}
        {shop.address}
      </address>
      <div className={styles.lines}>
        <DocumentTable before={['Arrived', 'Quantity']} item={`Sent back of order ${number}`}>
          {namedPieces(order.products, one.lines).map(({ line, name, left }) => (
            <tr key={line}>
              <td className={styles.packed}>
                <span className={styles.box} aria-hidden />
              </td>
              <td className={left > 1 ? styles.several : styles.one}>{left}</td>
              <td>{name}</td>
            </tr>
          ))}
        </DocumentTable>
      </div>
      <p className={styles.sum}>Please put this slip into the parcel.</p>
    </>
  );
}
