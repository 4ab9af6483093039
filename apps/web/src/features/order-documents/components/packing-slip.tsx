import { nameWithVariant, statusRow, type PackingSlip as Slip } from '@shop/shared';
import { capitalized } from '../../../lib/text/capitalized';
import { useShopDetails } from '../../../ui/page/shop-details';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { addressLines } from '../../addresses';
import { DocumentHead } from './document-head';
import { DocumentNotice } from './document-notice';
import { DocumentTable } from './document-table';
import styles from './packing-slip.module.css';

/** The packing slip of a parcel: the address in large letters, and a checkbox for each line. No prices. */
export function PackingSlip({ slip }: { slip: Slip }) {
  const { number, status, createAt, delivery, address, pickUpAt, note, shipment, lines, unpaid } =
    slip;
  const phone = address?.phone ?? delivery.phone;
  const { restocked } = statusRow(status);
  const shop = useShopDetails();
  const day = useMomentFormat({ dateStyle: 'long' });
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      {restocked && (
        <DocumentNotice>{capitalized(restocked.adjective)}: don’t ship this order.</DocumentNotice>
      )}
      {unpaid && <DocumentNotice>Not paid yet: wait for the money before you ship.</DocumentNotice>}
      <DocumentHead
        shop={shop.name}
        kind="Packing slip"
        title={`Order ${number}`}
        facts={[
          ['Ordered', day(createAt)],
          ...(shipment
            ? ([
                ['Carrier', shipment.carrier],
                ['Tracking', shipment.trackingNumber],
              ] as const)
            : []),
        ]}
      >
        {shop.address}
      </DocumentHead>
      <h3 className={styles.label}>{pickUpAt ? 'Collected by' : 'Deliver to'}</h3>
      <address className={styles.address}>
        {pickUpAt
          ? `${delivery.name}\nat ${pickUpAt}`
          : address
            ? addressLines({ name: delivery.name, ...address, phone: undefined }).join('\n')
            : `${delivery.name}\n${delivery.address || 'Address unknown'}`}
      </address>
      {phone && <p className={styles.phone}>Phone {phone}</p>}
      {delivery.completedLater && !pickUpAt && (
        <p>Check the address: it was taken from the buyer’s account after the order was placed.</p>
      )}
      <div className={styles.lines}>
        <DocumentTable before={['Packed', 'Quantity']} item={`Items in order ${number}`}>
          {lines.map((line, index) => (
            <tr key={index}>
              <td className={styles.packed}>
                <span className={styles.box} aria-hidden />
              </td>
              <td className={line.quantity > 1 ? styles.several : styles.one}>{line.quantity}</td>
              <td>
                {nameWithVariant(line)}
                <LineCodes line={line} />
                {line.left !== undefined && (
                  <div className={styles.sku}>
                    {line.left} of {line.quantity} are in no other parcel
                  </div>
                )}
              </td>
            </tr>
          ))}
        </DocumentTable>
      </div>
      <p className={styles.sum}>
        {counted(lines.length, 'line')}, {counted(pieces, 'piece')}
      </p>
      {/* Between buyer and shop: whom the parcel goes to may be somebody else, who gets a present. */}
      {note && (
        <div className={styles.note}>
          <h3 className={styles.label}>Note for packing: cut off here, not for the parcel</h3>
          <p>{note}</p>
        </div>
      )}
    </>
  );
}

/** By which packers find the goods. */
function LineCodes({ line: { variant, sku, barcode } }: { line: Slip['lines'][number] }) {
  const codes = [
    ['SKU', variant?.sku ?? sku],
    ['Barcode', barcode],
  ].filter(([, code]) => code);
  if (codes.length === 0) return null;
  return <div className={styles.sku}>{codes.map((code) => code.join(' ')).join(', ')}</div>;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
