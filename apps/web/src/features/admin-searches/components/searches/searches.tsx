import { SearchCheck } from 'lucide-react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../../lib/address/list-query';
import { ButtonLink } from '../../../../ui/forms/button';
import { ListPage } from '../../../../ui/list/list-page';
import { DataTable } from '../../../../ui/list/data-table/data-table';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { useDialogAbout } from '../../../../ui/dialogs/use-dialog-about';
import { loadForFile, useSearches } from '../../api/list-searches';
import { searchesList } from '../../searches-list';
import { PinProducts, type PinnedWords } from '../pins/pin-products';
import { AddSynonym } from '../synonyms/add-synonym';
import { searchColumns } from './search-columns';
import { SearchesControls } from './searches-controls';

/** The shoppers' searches, most frequent first, with actions for each. */
export function Searches() {
  const { query, change } = useListQuery(searchesList);
  const synonym = useDialogAbout<string>();
  const pins = useDialogAbout<PinnedWords>();
  const columns = searchColumns({
    onAddSynonym: ({ words }) => synonym.open(words),
    onPin: ({ words, mostChosen }) => pins.open({ words, proposed: mostChosen ?? undefined }),
  });
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
        columns={columns}
        file={{ load: loadForFile, keyOf: ({ words }) => words }}
        loading={<RowsSkeleton label="Loading searches" rows={12} height="2.25rem" />}
        noMatch="No searches match these filters"
        empty={{
          title: 'No searches yet',
          note: 'What shoppers search for is counted here, a few seconds later: add synonyms where they find nothing.',
          action: <ButtonLink to={dashboardPaths.adminSynonyms}>Add synonyms</ButtonLink>,
        }}
      >
        {(searches) => (
          <DataTable
            list="searches"
            columns={columns}
            rows={searches}
            keyOf={({ words }) => words}
          />
        )}
      </ListPage>
      <AddSynonym dialog={synonym} />
      <PinProducts dialog={pins} />
    </>
  );
}
