import { LIMITS, type StoredPromotion } from '@shop/shared';
import { BadgePercent } from 'lucide-react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../../lib/address/list-query';
import { ButtonLink } from '../../../../ui/forms/button';
import { DataTable } from '../../../../ui/list/data-table/data-table';
import { ListControls } from '../../../../ui/list/list-controls';
import { ListPage } from '../../../../ui/list/list-page';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { SearchBox } from '../../../../ui/list/search-box';
import type { FilterTexts } from '../../../../ui/list/views/address-chips';
import { usePromotions } from '../../api/promotions';
import { promotionsList } from '../../promotions-list';
import { useNameOf } from '../../use-name-of';
import { usePromotionColumns } from './promotion-columns';
import { usePromotionFile } from './use-promotion-file';

const NONE: readonly StoredPromotion[] = [];

const FILTER_TEXTS: FilterTexts = { search: (words) => `“${words}”` };

/** All promotions. */
export function PromotionList() {
  const { query, change } = useListQuery(promotionsList);
  const result = usePromotions(query);
  const { nameOf, file } = usePromotionFile(useNameOf(result.data?.rows ?? NONE));
  const columns = usePromotionColumns(nameOf);
  const create = <ButtonLink to={dashboardPaths.adminCreatePromotion}>New promotion</ButtonLink>;
  return (
    <ListPage
      list={promotionsList}
      query={query}
      result={result}
      noun={['promotion', 'promotions']}
      icon={BadgePercent}
      controls={
        <ListControls label="Promotions">
          <SearchBox
            label="Find a promotion"
            placeholder="Name or code"
            limit={LIMITS.brandName}
            value={query.search}
            onSearch={(search) => change({ search: search || undefined }, { replace: true })}
          />
        </ListControls>
      }
      filterTexts={FILTER_TEXTS}
      columns={columns}
      file={file}
      besideCount={create}
      loading={<RowsSkeleton label="Loading promotions" rows={6} />}
      noMatch="No promotions match this search"
      empty={{
        title: 'No promotions yet',
        note: 'A promotion lowers the price of goods or delivery, automatically or with a code.',
        action: create,
      }}
    >
      {(promotions) => (
        <DataTable list="promotions" columns={columns} rows={promotions} keyOf={({ _id }) => _id} />
      )}
    </ListPage>
  );
}
