import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { rangeText, type NamedRange } from './range-text';
import styles from './search-results.module.css';

/** Says that prices are limited because the search names one, and leads to the search without it. */
export function NamedPrice({ named }: { named: NamedRange | undefined }) {
  if (!named) return null;
  const { beside } = named;
  return (
    <p className={styles.readAs}>
      Only prices {rangeText(named)} are shown.{' '}
      {beside !== '' && <Link to={shopPaths.searchFor(beside)}>Show “{beside}” at any price</Link>}
    </p>
  );
}
