import type { CountedSearch } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Badge } from '../../../../ui/display/badge';
import type { ListColumn } from '../../../../ui/list/data-table/list-column';
import { WordsButton } from '../words-button';
import styles from './search-columns.module.css';

interface Actions {
  onAddSynonym: (search: CountedSearch) => void;
  onPin: (search: CountedSearch) => void;
}

/** The columns of the list of searches. */
export const searchColumns = (actions: Actions): readonly ListColumn<CountedSearch>[] => [
  {
    id: 'words',
    heading: 'Words',
    cell: ({ words }) => (
      <Link to={shopPaths.searchFor(words)} data-row-link>
        {words}
      </Link>
    ),
    text: ({ words }) => words,
  },
  {
    id: 'asked',
    heading: 'Asked',
    isFigure: true,
    cell: ({ asked }) => asked.toLocaleString('en-US'),
    text: ({ asked }) => asked,
  },
  {
    id: 'found',
    heading: 'Found',
    cell: (search) => <Found {...search} />,
    text: ({ found }) => found,
  },
  {
    id: 'opened',
    heading: 'Opened',
    cell: (search) => <Opened {...search} />,
    text: ({ chosen }) => chosen,
  },
  {
    id: 'actions',
    heading: 'Actions',
    cell: (search) => (
      <div className={styles.actions}>
        <WordsButton words={search.words} onClick={() => actions.onAddSynonym(search)}>
          Add synonym
        </WordsButton>
        <WordsButton words={search.words} onClick={() => actions.onPin(search)}>
          Pin product
        </WordsButton>
      </div>
    ),
  },
];

function Count({ value }: { value: number }) {
  return <span className="tabular">{value.toLocaleString('en-US')}</span>;
}

/** How many products the latest search found, and how many it would find now if that differs. */
function Found({ found, findsNow, pinned }: CountedSearch) {
  return (
    <span className={styles.figures}>
      {found === 0 ? <Badge tone="danger">Nothing</Badge> : <Count value={found} />}
      {findsNow !== null && findsNow !== found && (
        <span>
          now <Count value={findsNow} />
        </span>
      )}
      {pinned > 0 && <Badge tone="accent">{pinned} pinned</Badge>}
    </span>
  );
}

function Opened({ chosen, mostChosen }: CountedSearch) {
  return (
    <span className={styles.figures}>
      <Count value={chosen} />
      {mostChosen && (
        <Link to={dashboardPaths.adminProduct(mostChosen.slug)}>{mostChosen.name}</Link>
      )}
    </span>
  );
}
