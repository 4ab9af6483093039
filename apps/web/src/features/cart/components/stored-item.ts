import { formatDollars, preview, PREVIEW_LENGTH, type Photo, type Product } from '@shop/shared';
import { element } from '../../../lib/page-start/element';
import { shopPaths } from '../../../lib/address/shop-paths';
import photoStyles from '../../../ui/display/product-photo.module.css';
import { photoSource } from '../../../ui/display/product-photo-source';
import skeletonStyles from '../../../ui/feedback/skeleton.module.css';
import type { CartRow } from '../cart-rows';
import itemStyles from './cart-item.module.css';

function photoElement({ _id, name }: Product, photo: Photo, isInSight: boolean) {
  const { src, srcSet } = photoSource(_id, photo);
  const picture = element('img', photoStyles.photo);
  picture.alt = name;
  picture.loading = isInSight ? 'eager' : 'lazy';
  picture.sizes = '7rem';
  picture.srcset = srcSet;
  picture.src = src;
  return picture;
}

function link(product: Product, className: string | undefined, content: Node | string) {
  const made = element('a', className, content);
  made.href = shopPaths.product(product.slug);
  return made;
}

/** One product as `CartItem` shows it, without its controls. Created without React, which loads later. */
export function storedItem({ product, entries }: CartRow, isInSight: boolean): HTMLElement {
  const { name, description, photo, price } = product;
  const picture = photo
    ? photoElement(product, photo, isInSight)
    : element('span', photoStyles.placeholder);
  const pictureLink = link(product, itemStyles.photo, picture);
  // Out of the tab order, because the name links to the same page.
  pictureLink.tabIndex = -1;
  const amount = element('div', itemStyles.price, element('span', 'tabular', formatDollars(price)));
  if (entries.length > 1) amount.append(element('span', itemStyles.each, ' each'));
  const controls = element('span', `${skeletonStyles.skeleton} ${itemStyles.later}`);
  return element(
    'li',
    itemStyles.item,
    pictureLink,
    element(
      'div',
      itemStyles.text,
      element('h2', itemStyles.name, link(product, undefined, name)),
      element('p', itemStyles.description, preview(description, PREVIEW_LENGTH.card)),
    ),
    amount,
    element('div', itemStyles.controls, controls),
  );
}
