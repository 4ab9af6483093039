import { preview, PREVIEW_LENGTH, type OrderLine } from '@shop/shared';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Price } from '../../../ui/display/price';
import { ProductPhoto } from '../../../ui/display/product-photo';
import styles from './order-lines.module.css';

interface OrderLinesProps {
  lines: readonly OrderLine[];
}

/** What was bought, as it was then. A deleted product keeps its row, with a placeholder photo. */
export function OrderLines({ lines }: OrderLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ _id, name, slug, description, price, quantity, photo }) => (
        <li key={_id} className={styles.line}>
          <div className={styles.photo}>
            <ProductPhoto productId={_id} alt={name} photo={photo} sizes="4.5rem" />
          </div>
          <div className={styles.text}>
            <Link to={paths.product(slug)} className={styles.name}>
              {name}
            </Link>
            <p className={styles.description}>{preview(description, PREVIEW_LENGTH.card)}</p>
          </div>
          <p className={styles.price}>
            <Price dollars={price} />
            {quantity > 1 && <span className={styles.count}>× {quantity}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
