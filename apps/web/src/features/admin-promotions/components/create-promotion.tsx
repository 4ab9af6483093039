import type { StoredPromotion } from '@shop/shared';
import { useRef } from 'react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useGoTo } from '../../../lib/address/use-go-to';
import { useShopDetails } from '../../../ui/page/shop-details';
import { useSavePromotion } from '../api/change-promotions';
import { NEW_PROMOTION } from '../fields/promotion-fields';
import { copyOf } from '../fields/texts-of';
import { PromotionForm } from './form/promotion-form';

/** A new promotion. If it has generated codes, they come next. @param like one to start from */
export function CreatePromotion({ like }: { like?: StoredPromotion }) {
  const goTo = useGoTo();
  const { timeZone } = useShopDetails();
  const create = useSavePromotion();
  const created = useRef<StoredPromotion>(undefined);
  return (
    <PromotionForm
      draft={like ? `promotion like ${like._id}` : 'new promotion'}
      initial={like ? copyOf(like, timeZone) : NEW_PROMOTION}
      save={async (...given) => {
        created.current = await create(...given);
      }}
      leave={async () =>
        goTo(
          created.current?.generatesCodes
            ? dashboardPaths.adminPromotion(created.current._id)
            : dashboardPaths.adminPromotions,
        )
      }
    />
  );
}
