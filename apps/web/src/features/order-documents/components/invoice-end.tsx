import { sumDollars, type Invoice } from '@shop/shared';
import { Adjustments } from '../../../ui/display/adjustments';
import { Price } from '../../../ui/display/price';
import styles from './invoice.module.css';

/** What an invoice comes to: discounts and delivery, the total, the tax in it, and whether it is paid. */
export function InvoiceEnd({ invoice }: { invoice: Invoice }) {
  const { kind, adjustments, total, payment, seller } = invoice;
  return (
    <div className={styles.end}>
      <Adjustments adjustments={adjustments} className={styles.adjustment} />
      <p className={styles.total}>
        {kind === 'invoice' ? 'Total' : 'Credited'} <Price dollars={total} />
      </p>
      <Taxes invoice={invoice} />
      {kind === 'invoice' && (
        <p>
          {payment.name && `Payment method: ${payment.name}. `}
          {payment.success ? 'Paid in full: nothing is left to pay.' : 'Not paid.'}
        </p>
      )}
      {seller.invoiceFooter && <p className={styles.footer}>{seller.invoiceFooter}</p>}
    </div>
  );
}

/** The total without tax, and the tax by rate. */
function Taxes({ invoice: { taxes, net, isExempt, buyer } }: { invoice: Invoice }) {
  if (!taxes || net === undefined) return null;
  if (isExempt)
    return (
      <p>
        No tax is charged: the buyer is exempt{buyer.taxId && ` under tax number ${buyer.taxId}`}.
      </p>
    );
  return (
    <div className={styles.taxes}>
      <p className={styles.adjustment}>
        Without tax <Price dollars={net} />
      </p>
      {taxes.map(({ name, rate, base, amount }) => (
        <p key={`${name} ${rate}`} className={styles.adjustment}>
          <span>
            {name}, {rate}% of <Price dollars={base} />
          </span>
          <Price dollars={amount} />
        </p>
      ))}
      {taxes.length > 1 && (
        <p className={styles.adjustment}>
          All tax <Price dollars={sumDollars(taxes.map(({ amount }) => amount))} />
        </p>
      )}
    </div>
  );
}
