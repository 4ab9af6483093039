import { Pin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../../lib/address/list-query';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { ButtonLink } from '../../../../ui/forms/button';
import { ListPage } from '../../../../ui/list/list-page';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { usePins } from '../../api/pins';
import { pinsList } from '../../searches-list';
import { useDialogAbout } from '../../../../ui/dialogs/use-dialog-about';
import { WordsButton } from '../words-button';
import { NewPin } from './new-pin';
import { PinProducts, type PinnedWords } from './pin-products';
import styles from './pins.module.css';

/** The searches with pinned products. */
export function PinnedSearches() {
  const { query } = useListQuery(pinsList);
  const pins = useDialogAbout<PinnedWords>();
  return (
    <>
      <NewPin onChoose={(words) => pins.open({ words })} />
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
          note: 'A pinned product comes first when shoppers search for certain words. Type them above, or start from what shoppers search for.',
          action: <ButtonLink to={dashboardPaths.adminSearches}>Searches</ButtonLink>,
        }}
      >
        {(searches) => (
          <ul className={styles.pins}>
            {searches.map(({ words, products }) => (
              <li key={words} className={styles.pin}>
                <Link to={shopPaths.searchFor(words)} className={styles.words}>
                  {words}
                </Link>
                <span className={styles.name}>{products.map(({ name }) => name).join(', ')}</span>
                <WordsButton words={words} onClick={() => pins.open({ words })}>
                  Change
                </WordsButton>
              </li>
            ))}
          </ul>
        )}
      </ListPage>
      <PinProducts dialog={pins} />
    </>
  );
}
