import type { CustomerSums } from '@shop/shared';
import { Price } from '../../../ui/display/price';
import { Permitted } from '../../../ui/page/permitted';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { OrderSection } from '../../orders';
import styles from './facts.module.css';

/** What the orders of a customer come to. */
export function SumsList({ sums }: { sums: CustomerSums }) {
  const day = useMomentFormat({ dateStyle: 'medium' });
  const { orders, paid, refunded, spent, lastOrderAt } = sums;
  return (
    <OrderSection heading="Totals">
      <dl className={styles.sums}>
        <Permitted needs={['money']}>
          <div>
            <dt>Spent</dt>
            <dd>
              <Price dollars={spent} />
            </dd>
          </div>
          <div>
            <dt>Paid</dt>
            <dd>
              <Price dollars={paid} />
            </dd>
          </div>
          <div>
            <dt>Refunded</dt>
            <dd>
              <Price dollars={refunded} />
            </dd>
          </div>
        </Permitted>
        <div>
          <dt>Orders</dt>
          <dd className="tabular">{orders}</dd>
        </div>
        <div>
          <dt>Last order</dt>
          <dd>{lastOrderAt ? day(lastOrderAt) : '–'}</dd>
        </div>
      </dl>
    </OrderSection>
  );
}
