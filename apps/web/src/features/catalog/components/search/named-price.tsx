import { formatDollars, type endpoints, type EndpointResponse } from '@shop/shared';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import styles from './search-results.module.css';

type Named = EndpointResponse<typeof endpoints.listCatalogue>['namedPrice'];

/** Says that prices are limited because the search names one, and leads to the search without it. */
export function NamedPrice({ named }: { named: Named }) {
  if (!named) return null;
  const { beside } = named;
  return (
    <p className={styles.readAs}>
      Only prices {rangeText(named)} are shown.{' '}
      {beside !== '' && <Link to={shopPaths.searchFor(beside)}>Show “{beside}” at any price</Link>}
    </p>
  );
}

function rangeText({ min = 0, max }: NonNullable<Named>): string {
  if (max === undefined) return `from ${formatDollars(min)}`;
  return min > 0
    ? `from ${formatDollars(min)} to ${formatDollars(max)}`
    : `up to ${formatDollars(max)}`;
}
