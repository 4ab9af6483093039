import type { StoredPromotion } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useGoTo } from '../../../lib/address/use-go-to';
import { Notice } from '../../../ui/feedback/notice';
import { ButtonLink } from '../../../ui/forms/button';
import { useShopDetails } from '../../../ui/page/shop-details';
import { useSavePromotion } from '../api/change-promotions';
import { loadPromotion } from '../api/promotions';
import { textsOf } from '../fields/texts-of';
import { missingText } from '../missing-text';
import { GeneratedCodes } from './codes/generated-codes';
import { DeletePromotion } from './delete-promotion';
import { PromotionForm } from './form/promotion-form';

export function EditPromotion({ promotion }: { promotion: StoredPromotion }) {
  const goTo = useGoTo();
  const { timeZone } = useShopDetails();
  const { _id: id } = promotion;
  const missing = missingText(promotion);
  return (
    <>
      {missing && (
        <Notice tone="danger">
          {missing}. It applies to less than it says: choose what it is for, and save it.
        </Notice>
      )}
      {promotion.generatesCodes && <GeneratedCodes promotion={id} />}
      <PromotionForm
        draft={`promotion ${id}`}
        initial={textsOf(promotion, timeZone)}
        stored={promotion}
        load={() => loadPromotion(id)}
        save={useSavePromotion(id)}
        leave={async () => goTo(dashboardPaths.adminPromotions)}
        actions={(shown) => (
          <>
            <ButtonLink tone="secondary" to={dashboardPaths.adminCopiedPromotion(id)}>
              Duplicate
            </ButtonLink>
            <DeletePromotion promotion={promotion} shown={shown} />
          </>
        )}
      />
    </>
  );
}
