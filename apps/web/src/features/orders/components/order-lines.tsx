import { preview, PREVIEW_LENGTH, type OrderLine } from '@shop/shared';
import { shopPaths } from '../../../lib/address/shop-paths';
import { Price } from '../../../ui/display/price';
import { ProductPhoto } from '../../../ui/display/product-photo';
import { showsPrice } from '../amounts-shown';
import { totalOf } from '../line-total';
import styles from './order-lines.module.css';
import { ProductName } from './product-name';

interface OrderLinesProps {
  lines: readonly OrderLine[];
}

/** The products of an order as they were at purchase. A deleted product keeps its row, with a placeholder photo. */
export function OrderLines({ lines }: OrderLinesProps) {
  return (
    <ul className={styles.lines} aria-label="Items">
      {lines.map((line) => (
        <li key={line.line} className={styles.line}>
          <div className={styles.photo}>
            <ProductPhoto productId={line._id} alt={line.name} photo={line.photo} sizes="4.5rem" />
          </div>
          <div className={styles.text}>
            <ProductName
              line={line}
              to={shopPaths.product(line.slug, line.variant?._id)}
              className={styles.name}
            />
            <p className={styles.description}>{preview(line.description, PREVIEW_LENGTH.card)}</p>
          </div>
          <p className={styles.price}>
            {showsPrice(line) ? <LinePrice line={line} /> : `× ${line.quantity}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

function LinePrice({ line }: { line: OrderLine }) {
  return (
    <>
      {line.quantity > 1 && (
        <span className={styles.count}>
          <Price dollars={line.price} /> × {line.quantity}
        </span>
      )}
      <Price dollars={totalOf(line)} />
    </>
  );
}
