import { BadgePercent } from 'lucide-react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../../lib/address/list-query';
import { ButtonLink } from '../../../../ui/forms/button';
import { ListPage } from '../../../../ui/list/list-page';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { usePromotions } from '../../api/promotions';
import { promotionsList } from '../../promotions-list';
import styles from './promotion-table.module.css';
import { PromotionTable } from './promotion-table';

/** All promotions, newest first. */
export function PromotionList() {
  const { query } = useListQuery(promotionsList);
  const create = (
    <ButtonLink to={dashboardPaths.adminCreatePromotion} className={styles.create}>
      New promotion
    </ButtonLink>
  );
  return (
    <ListPage
      list={promotionsList}
      query={query}
      result={usePromotions(query)}
      noun={['promotion', 'promotions']}
      icon={BadgePercent}
      besideCount={create}
      loading={<RowsSkeleton label="Loading promotions" rows={6} />}
      noMatch="No promotions match"
      empty={{
        title: 'No promotions yet',
        note: 'A promotion lowers the price of goods or delivery, automatically or with a code.',
        action: create,
      }}
    >
      {(promotions) => <PromotionTable promotions={promotions} />}
    </ListPage>
  );
}
