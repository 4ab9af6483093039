import { homePageTexts, PHOTO_WIDTHS } from '@shop/shared';
import { useInfiniteQuery } from '@tanstack/react-query';
import { photoUrl } from '../../../../ui/display/product-photo-source';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { useCategories } from '../../api/get-categories';
import { ALL_PRODUCTS, productPagesQuery } from '../../api/get-product-pages';

/** Title and metadata of the first page. */
export function HomeMeta({ canonical }: { canonical: string }) {
  const { name, tagline } = useShopDetails();
  const { data: categories = [] } = useCategories();
  const { data: newest } = useInfiniteQuery(productPagesQuery(ALL_PRODUCTS));
  const pictured = newest?.pages[0]?.products.find(({ photo }) => photo !== null);
  return (
    <PageMeta
      {...homePageTexts(name, categories, tagline)}
      canonical={canonical}
      image={pictured && photoUrl(pictured._id, PHOTO_WIDTHS.large, pictured.photo ?? {})}
    />
  );
}
