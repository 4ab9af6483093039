import { SearchCheck } from 'lucide-react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../../lib/address/list-query';
import { ButtonLink } from '../../../../ui/forms/button';
import { ListPage } from '../../../../ui/list/list-page';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { useDialogAbout } from '../../../../ui/dialogs/use-dialog-about';
import { useSearches } from '../../api/list-searches';
import { searchesList } from '../../searches-list';
import { PinProducts, type PinnedWords } from '../pins/pin-products';
import { AddSynonym } from '../synonyms/add-synonym';
import { SearchesControls } from './searches-controls';
import { SearchesTable } from './searches-table';

/** The shoppers' searches, most frequent first, with actions for each. */
export function Searches() {
  const { query, change } = useListQuery(searchesList);
  const synonym = useDialogAbout<string>();
  const pins = useDialogAbout<PinnedWords>();
  return (
    <>
      <ListPage
        list={searchesList}
        query={query}
        result={useSearches(query)}
        noun={['search', 'searches']}
        icon={SearchCheck}
        controls={
          <SearchesControls query={query} change={(part) => change(part, { replace: true })} />
        }
        loading={<RowsSkeleton label="Loading searches" rows={8} />}
        noMatch="No searches match these filters"
        empty={{
          title: 'No searches yet',
          note: 'What shoppers search for is counted here, a few seconds later: add synonyms where they find nothing.',
          action: <ButtonLink to={dashboardPaths.adminSynonyms}>Add synonyms</ButtonLink>,
        }}
      >
        {(searches) => (
          <SearchesTable
            searches={searches}
            onAddSynonym={({ words }) => synonym.open(words)}
            onPin={({ words, mostChosen }) =>
              pins.open({ words, proposed: mostChosen ?? undefined })
            }
          />
        )}
      </ListPage>
      <AddSynonym dialog={synonym} />
      <PinProducts dialog={pins} />
    </>
  );
}
