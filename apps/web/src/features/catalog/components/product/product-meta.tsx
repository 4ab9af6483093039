import { PHOTO_WIDTHS, productPageTexts, writtenPages, type ProductDetails } from '@shop/shared';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { BreadcrumbData } from '../../../../ui/metadata/breadcrumb-data';
import { JsonLd } from '../../../../ui/metadata/json-ld';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { photoUrl, type ShownPhoto } from '../../../../ui/display/product-photo-source';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { useAbsoluteUrl } from '../../../../ui/metadata/site-origin';
import { useTreeCategory } from '../../api/category-tree';
import { productData } from './product-data';

/** Title, description and structured offer data of a product's page. */
export function ProductMeta({ product }: { product: ProductDetails }) {
  const absoluteUrl = useAbsoluteUrl();
  const shop = useShopDetails();
  const { category } = product;
  const { above = [] } = useTreeCategory(category._id) ?? {};
  const path = shopPaths.product(product.slug);
  const { photo, photos = photo ? [photo] : [] } = product;
  const images = photos.map((each: ShownPhoto) => ({
    id: each._id,
    url: photoUrl(product._id, PHOTO_WIDTHS.large, each),
  }));
  const image = photo ? photoUrl(product._id, PHOTO_WIDTHS.large, photo) : undefined;
  return (
    <>
      <PageMeta
        {...productPageTexts(product, shop.name)}
        canonical={path}
        image={image}
        type="product"
      />
      <JsonLd
        data={productData(product, {
          images,
          absoluteUrl,
          hasReturns: writtenPages(shop).includes('returns'),
        })}
      />
      <BreadcrumbData
        steps={[
          ...[...above, category].map(({ name, slug }) => ({
            name,
            path: shopPaths.category(slug),
          })),
          { name: product.name, path },
        ]}
      />
    </>
  );
}
