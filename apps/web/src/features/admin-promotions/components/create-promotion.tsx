import type { StoredPromotion } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useGoTo } from '../../../lib/address/use-go-to';
import { useShopDetails } from '../../../ui/page/shop-details';
import { useSavePromotion } from '../api/change-promotions';
import { NEW_PROMOTION } from '../fields/promotion-fields';
import { copyOf } from '../fields/texts-of';
import { PromotionForm } from './form/promotion-form';

/** A new promotion. @param like one to start from */
export function CreatePromotion({ like }: { like?: StoredPromotion }) {
  const goTo = useGoTo();
  const { timeZone } = useShopDetails();
  return (
    <PromotionForm
      draft={like ? `promotion like ${like._id}` : 'new promotion'}
      initial={like ? copyOf(like, timeZone) : NEW_PROMOTION}
      save={useSavePromotion()}
      leave={async () => goTo(dashboardPaths.adminPromotions)}
    />
  );
}
