import type { CountedSearch } from '@shop/shared';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Badge } from '../../../../ui/display/badge';
import { Table } from '../../../../ui/list/table';
import { WordsButton } from '../words-button';
import styles from './searches-table.module.css';

interface Actions {
  onAddSynonym: (search: CountedSearch) => void;
  onPin: (search: CountedSearch) => void;
}

type Column = readonly [
  heading: string,
  content: (search: CountedSearch, actions: Actions) => ReactNode,
];

const COLUMNS: readonly Column[] = [
  ['Words', ({ words }) => <Link to={shopPaths.searchFor(words)}>{words}</Link>],
  ['Asked', ({ asked }) => <Count value={asked} />],
  ['Found', (search) => <Found {...search} />],
  ['Opened', (search) => <Opened {...search} />],
  [
    'Actions',
    (search, { onAddSynonym, onPin }) => (
      <div className={styles.actions}>
        <WordsButton words={search.words} onClick={() => onAddSynonym(search)}>
          Add synonym
        </WordsButton>
        <WordsButton words={search.words} onClick={() => onPin(search)}>
          Pin product
        </WordsButton>
      </div>
    ),
  ],
];

interface SearchesTableProps extends Actions {
  searches: readonly CountedSearch[];
}

/** On a narrow screen a row becomes a card, where each value has its label. */
export function SearchesTable({ searches, ...actions }: SearchesTableProps) {
  return (
    <Table headings={COLUMNS.map(([heading]) => heading)} className={styles.table} asCards>
      {searches.map((search) => (
        <tr key={search.words}>
          {COLUMNS.map(([heading, content]) => (
            <td key={heading} data-label={heading}>
              {content(search, actions)}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

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
