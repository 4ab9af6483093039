import { PromotionList } from '../../../../features/admin-promotions';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';

export function AdminPromotionsPage() {
  return (
    <>
      <PageMeta page="Promotions" noIndex />
      <PageHeading>Promotions</PageHeading>
      <PromotionList />
    </>
  );
}
