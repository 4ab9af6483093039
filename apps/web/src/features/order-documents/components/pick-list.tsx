import { sumOf, type PackingSlip } from '@shop/shared';
import { useShopDetails } from '../../../ui/page/shop-details';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { isToBePacked, picksOf, type Pick } from '../picks';
import { DocumentHead } from './document-head';
import { DocumentNotice } from './document-notice';
import { DocumentTable } from './document-table';
import styles from './packing-slip.module.css';

/** What is taken from the shelves for these orders, in the order of the SKUs, with a checkbox for each line. */
export function PickList({ slips }: { slips: readonly PackingSlip[] }) {
  const { name } = useShopDetails();
  const moment = useMomentFormat({ dateStyle: 'long', timeStyle: 'short' });
  const picks = picksOf(slips);
  const done = slips.filter((slip) => !isToBePacked(slip));
  const unpaid = slips.filter((slip) => slip.unpaid && isToBePacked(slip));
  return (
    <>
      {done.length > 0 && (
        <DocumentNotice>
          Nothing to pack for {done.map(({ number }) => number).join(', ')}.
        </DocumentNotice>
      )}
      {unpaid.length > 0 && (
        <DocumentNotice>
          Not paid yet: {unpaid.map(({ number }) => number).join(', ')}. Wait for the money before
          you ship.
        </DocumentNotice>
      )}
      <DocumentHead
        shop={name}
        title="Pick list"
        facts={[
          ['Orders', slips.length - done.length],
          ['Pieces', sumOf(picks, ({ quantity }) => quantity)],
          ['Printed', moment(new Date().toISOString())],
        ]}
      >
        {null}
      </DocumentHead>
      <DocumentTable before={['Picked', 'Quantity', 'SKU', 'Item']} item="Orders">
        {picks.map((pick) => (
          <tr key={`${pick.sku} ${pick.name}`}>
            <td className={styles.packed}>
              <span className={styles.box} aria-hidden />
            </td>
            <td className={pick.quantity > 1 ? styles.several : styles.one}>{pick.quantity}</td>
            <td>{pick.sku ?? '–'}</td>
            <td>
              {pick.name}
              {pick.barcode && <div className={styles.sku}>Barcode {pick.barcode}</div>}
            </td>
            <td>{ordersOf(pick)}</td>
          </tr>
        ))}
      </DocumentTable>
    </>
  );
}

/** `1001, 1002 × 4` */
function ordersOf({ orders }: Pick): string {
  return orders
    .map(({ number, quantity }) => (quantity > 1 ? `${number} × ${quantity}` : String(number)))
    .join(', ');
}
