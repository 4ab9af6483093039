import {
  propertiesOf,
  propertyNamed,
  type ProductDetails,
  type Variant,
  shopCurrency,
} from '@shop/shared';
import { shopPaths } from '../../../../lib/address/shop-paths';

interface Page {
  /** The photos, the first one first; with an id if there are several. */
  images: readonly { id: string | undefined; url: string }[];
  absoluteUrl: (path: string) => string;
  /** Whether the shop has written about returns. */
  hasReturns: boolean;
}

interface Offered {
  /** US dollars. */
  price: number;
  quantity: number;
}

function offer({ price, quantity }: Offered, path: string, { absoluteUrl, hasReturns }: Page) {
  return {
    '@type': 'Offer',
    url: absoluteUrl(path),
    price: price.toFixed(2),
    priceCurrency: shopCurrency(),
    availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
    // The rest, and delivery, the shop says in free text: nothing is made up from it.
    ...(hasReturns && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        merchantReturnLink: absoluteUrl(shopPaths.returns),
      },
    }),
  };
}

/** A product as schema.org describes it, for search engines; one with variants as a group of products. */
export function productData(product: ProductDetails, page: Page) {
  const { _id, name, description, slug, category, variants, brand, barcode, sku = _id } = product;
  const { options = [], attributes = [] } = product;
  const images = page.images.map(({ url }) => page.absoluteUrl(url));
  const about = {
    name,
    description,
    category: category.name,
    ...propertiesOf(attributes.map((one) => [one.name, one.value])),
    ...(brand && {
      brand: {
        '@type': 'Brand',
        name: brand.name,
        url: page.absoluteUrl(shopPaths.brand(brand.slug)),
      },
    }),
    ...(images.length > 0 && { image: images.length > 1 ? images : images[0] }),
  };
  if (!variants) {
    const offers = offer(product, shopPaths.product(slug), page);
    return { '@type': 'Product', ...about, sku, ...(barcode && { gtin: barcode }), offers };
  }
  const imageOf = ({ photo }: Variant) => {
    const own = page.images.findIndex(({ id }) => photo !== null && id === photo);
    return images[Math.max(0, own)];
  };
  const ofVariant = (variant: Variant) => ({
    '@type': 'Product',
    name: `${name} (${variant.name})`,
    sku: variant.sku ?? variant._id,
    ...(imageOf(variant) && { image: imageOf(variant) }),
    ...propertiesOf(options.map((option, index) => [option.name, variant.values[index] ?? ''])),
    ...(variant.barcode && { gtin: variant.barcode }),
    offers: offer(variant, shopPaths.product(slug, variant._id), page),
  });
  const properties = new Set(options.flatMap((option) => propertyNamed(option.name) ?? []));
  return {
    '@type': 'ProductGroup',
    ...about,
    productGroupID: _id,
    // Search engines know no others.
    ...(properties.size > 0 && {
      variesBy: [...properties].map((property) => `https://schema.org/${property}`),
    }),
    url: page.absoluteUrl(shopPaths.product(slug)),
    hasVariant: variants.map(ofVariant),
  };
}
