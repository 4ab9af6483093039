import { homePageTexts } from '@shop/shared';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { useCategories } from '../../api/get-categories';

/** Title and metadata of the first page. */
export function HomeMeta({ canonical }: { canonical: string }) {
  const { name } = useShopDetails();
  const { data: categories = [] } = useCategories();
  return <PageMeta {...homePageTexts(name, categories)} canonical={canonical} />;
}
