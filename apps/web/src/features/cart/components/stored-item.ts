import { formatDollars, preview, PREVIEW_LENGTH } from '@shop/shared';
import { shopPaths } from '../../../lib/address/shop-paths';
import { element } from '../../../lib/page-start/element';
import photoStyles from '../../../ui/display/product-photo.module.css';
import { photoOf, photoSource, type ShownPhoto } from '../../../ui/display/product-photo-source';
import { chosenText } from '../chosen-text';
import { linePrice } from '../cart-price';
import type { CartRow } from '../cart-rows';
import type { StoredItem } from '../stored-items';
import styles from './cart-item.module.css';

function photoElement({ _id, name }: StoredItem, photo: ShownPhoto, isInSight: boolean) {
  const { src, srcSet } = photoSource(_id, photo);
  const picture = Object.assign(document.createElement('img'), {
    className: photoStyles.photo,
    alt: name,
    width: photo.width,
    height: photo.height,
    loading: isInSight ? 'eager' : 'lazy',
    sizes: '7.5rem',
    srcset: srcSet,
    src,
  });
  return element('span', photoStyles.ground, picture);
}

/**
 * One product of the cart, with a placeholder for its controls.
 * @param sample the content of `ItemSample`
 */
export function storedItem(
  sample: Element,
  { product, entries }: CartRow<StoredItem>,
  isInSight: boolean,
) {
  const { name, slug, description, variant } = product;
  const photo = photoOf(product);
  const { price } = variant ?? product;
  const item = sample.cloneNode(true) as Element;
  const partOf = (styleName: string | undefined) => item.querySelector(`.${styleName}`);
  const write = (part: Element | null | undefined, text: string) => part?.replaceChildren(text);
  for (const link of item.querySelectorAll('a')) link.href = shopPaths.product(slug, variant?._id);
  write(partOf(styles.name)?.firstElementChild, name);
  if (variant) write(partOf(styles.variant), chosenText(product) ?? '');
  else partOf(styles.variant)?.remove();
  write(partOf(styles.description), preview(description, PREVIEW_LENGTH.card));
  write(partOf(styles.each)?.firstElementChild, formatDollars(price));
  const total = linePrice({ price, pieces: entries.length });
  write(partOf(styles.price)?.firstElementChild, formatDollars(total));
  if (entries.length === 1) partOf(styles.each)?.remove();
  if (photo) partOf(styles.photo)?.replaceChildren(photoElement(product, photo, isInSight));
  return item;
}
