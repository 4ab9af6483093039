import {
  endpoints,
  formatAmount,
  PAGE_ROUTES,
  PHOTO_WIDTHS,
  propertiesOf,
  urlOf,
  variantName,
  type Cents,
  shopCurrency,
} from '@shop/shared';
import escape from 'escape-html';
import { photosOf } from '../product-photos/product-photos.js';
import type { ProductRecord } from '../products/product.model.js';
import type { VariantRecord } from '../variants/variant.model.js';

/** Limits of Google's product data specification, in characters and pictures. */
const LIMITS = { title: 150, description: 5_000, additionalImages: 10 };
/** Characters that XML does not allow. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A product with what its items say besides. */
export interface FedProduct {
  product: ProductRecord;
  /** Those that shoppers can buy; none if the product is sold as it is. */
  variants: readonly VariantRecord[];
  /** The ids of the photos that variants have, hidden and archived ones included. */
  assigned: ReadonlySet<string>;
  brand?: string | undefined;
  /** The names of its category and those above, the top one first. */
  category: readonly string[];
}

/** What can be bought as one item. */
interface Offer {
  id: string;
  title: string;
  path: string;
  priceCents: Cents;
  compareAtCents?: Cents | null | undefined;
  quantity: number;
  sku?: string | null | undefined;
  barcode?: string | null | undefined;
  weight?: number | null | undefined;
  /** The id of its photo, if that is not the product's first. */
  photo?: string | undefined;
  /** Further elements, by name. */
  group: Record<string, string>;
}

/** The items of a product: one for each variant, or one. @param origin such as `https://shop.example` */
export function feedItems(fed: FedProduct, origin: string): string {
  return offersOf(fed)
    .map((offer) => item(fed, offer, origin))
    .join('');
}

function offersOf({ product, variants }: FedProduct): Offer[] {
  const { _id, name, options = [], attributes = [] } = product;
  const described = propertiesOf(attributes.map((one) => [one.name, one.value]));
  const id = _id.toHexString();
  const path = PAGE_ROUTES.product.replace(':slug', product.slug);
  if (options.length === 0)
    return [{ ...product, id, title: name, path, photo: undefined, group: described }];
  return variants.map((variant) => {
    const chosen = options.map(({ name: option }, index) => {
      return [option, variant.values[index] ?? ''] as const;
    });
    const variantId = variant._id.toHexString();
    return {
      ...variant,
      weight: variant.weight ?? product.weight,
      id: variantId,
      title: `${name} (${variantName(variant.values)})`,
      path: `${path}?variant=${variantId}`,
      photo: variant.photo?.toHexString(),
      group: { item_group_id: id, ...described, ...propertiesOf(chosen) },
    };
  });
}

function item(fed: FedProduct, offer: Offer, origin: string): string {
  const { product, brand, category } = fed;
  const { priceCents, compareAtCents, barcode, sku, weight } = offer;
  const isSale = typeof compareAtCents === 'number' && compareAtCents > priceCents;
  const [image, ...others] = imagesOf(fed, offer.photo, origin);
  const isIdentified = Boolean(barcode ?? (brand && sku));
  const elements: (readonly [name: string, text: string | null | undefined])[] = [
    ['g:id', offer.id],
    ['g:title', offer.title.slice(0, LIMITS.title)],
    ['g:description', product.description.slice(0, LIMITS.description)],
    ['g:link', origin + offer.path],
    ['g:image_link', image],
    ...others
      .slice(0, LIMITS.additionalImages)
      .map((url) => ['g:additional_image_link', url] as const),
    ['g:availability', offer.quantity > 0 ? 'in_stock' : 'out_of_stock'],
    ['g:price', price(isSale ? compareAtCents : priceCents)],
    ['g:sale_price', isSale ? price(priceCents) : undefined],
    ['g:condition', 'new'],
    ['g:brand', brand],
    ['g:gtin', barcode],
    ['g:mpn', sku],
    ['g:identifier_exists', isIdentified ? undefined : 'no'],
    ['g:product_type', category.join(' > ')],
    ['g:shipping_weight', weight ? `${weight} g` : undefined],
    ...Object.entries(offer.group).map(([name, text]) => [`g:${name}`, text] as const),
  ];
  return `<item>\n${elements.map(element).join('')}</item>\n`;
}

function element([name, text]: readonly [string, string | null | undefined]): string {
  return text ? `<${name}>${escape(text.replace(NOT_XML, ''))}</${name}>\n` : '';
}

const price = (cents: Cents) => `${formatAmount(cents)} ${shopCurrency()}`;

/** The photos of an offer, its own first, without those of other variants; the first one if all are theirs. */
function imagesOf(
  { product, assigned }: FedProduct,
  own: string | undefined,
  origin: string,
): string[] {
  const id = product._id.toHexString();
  const photos = photosOf(product).map((photo) => ({
    id: photo._id.toHexString(),
    version: photo.version,
  }));
  const fitting = photos.filter((photo) => photo.id === own || !assigned.has(photo.id));
  const shown = fitting.length > 0 ? fitting : photos.slice(0, 1);
  const sorted = shown.toSorted((a, b) => Number(b.id === own) - Number(a.id === own));
  return sorted.map(({ id: photo, version }) => {
    const isFirst = photo === photos[0]?.id;
    const query = { ...(!isFirst && { photo }), w: PHOTO_WIDTHS.large, v: version };
    return origin + urlOf(endpoints.getProductPhoto, { params: { id }, query });
  });
}
