import type { StoredPromotion } from '@shop/shared';
import { BadgePercent } from 'lucide-react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../../lib/address/list-query';
import { ButtonLink } from '../../../../ui/forms/button';
import { DataTable } from '../../../../ui/list/data-table/data-table';
import { ListPage } from '../../../../ui/list/list-page';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { usePromotions } from '../../api/promotions';
import { promotionsList } from '../../promotions-list';
import { usePromotionColumns } from './promotion-columns';

const NONE: readonly StoredPromotion[] = [];

/** All promotions, newest first. */
export function PromotionList() {
  const { query } = useListQuery(promotionsList);
  const result = usePromotions(query);
  const columns = usePromotionColumns(result.data?.rows ?? NONE);
  const create = <ButtonLink to={dashboardPaths.adminCreatePromotion}>New promotion</ButtonLink>;
  return (
    <ListPage
      list={promotionsList}
      query={query}
      result={result}
      noun={['promotion', 'promotions']}
      icon={BadgePercent}
      columns={columns}
      besideCount={create}
      loading={<RowsSkeleton label="Loading promotions" rows={6} />}
      noMatch="No promotions match"
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
