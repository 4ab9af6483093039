import { Pin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useListQuery } from '../../../../lib/list-query';
import { paths } from '../../../../lib/paths';
import { ListPage } from '../../../../ui/list/list-page';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { usePins } from '../../api/pins';
import { pinsList } from '../../searches-list';
import { NewPin } from './new-pin';
import { PinProducts } from './pin-products';
import styles from './pins.module.css';

/** The searches for which products come first, by their words. */
export function PinnedSearches() {
  const { query } = useListQuery(pinsList);
  return (
    <>
      <NewPin />
      <ListPage
        list={pinsList}
        query={query}
        result={usePins(query)}
        noun={['search', 'searches']}
        icon={Pin}
        loading={<RowsSkeleton label="Loading pinned products" rows={6} />}
        noMatch="No searches match"
        empty={{
          title: 'Nothing is pinned yet',
          note: 'A pinned product comes first when shoppers search for certain words.',
        }}
      >
        {(pins) => (
          <ul className={styles.pins}>
            {pins.map(({ words, products }) => (
              <li key={words} className={styles.pin}>
                <Link to={paths.searchFor(words)} className={styles.words}>
                  {words}
                </Link>
                <span className={styles.name}>{products.map(({ name }) => name).join(', ')}</span>
                <PinProducts words={words} label="Change" />
              </li>
            ))}
          </ul>
        )}
      </ListPage>
    </>
  );
}
