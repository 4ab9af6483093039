import type { Remark } from '@shop/product-files';
import { photoKey } from '@shop/product-files/zip';
import { namedPhotos } from '../export/exported-product.js';
import { inOrderOf, matchRows } from '../import/grid/match-rows.js';
import type { KnownProduct } from '../import/known.js';
import type { Plan } from '../import/plan.js';
import { photosOf } from '../../product-photos/product-photos.js';
import { sourceOf, type PhotoSources } from './photo-sources.js';

const text = (what: string) => `Left as it is: ${what} from a file only if its photo is sent along`;
const TEXT = text('the text of a photo is taken');
const PLACE = text('the place of a photo is taken');
const SHOWN = text('the photo of a variant is taken');

/** What a file says of photos that the product has already and that are not at hand: an import leaves that alone. */
export function noticesOfLeft({ before, file, outcome }: Plan, sources: PhotoSources): Remark[] {
  if (!before || outcome === 'refused') return [];
  const photos = photosOf(before.product);
  if (photos.length === 0) return [];
  const { layout } = file;
  const placeOf = placesIn(before);
  const isLeft = ({ src }: { src: string }) => sourceOf(src, sources) === undefined;
  const texts = file.photos.flatMap((photo, place): Remark[] => {
    const { src, alt = '', line } = photo;
    const stored = photos[placeOf(src) ?? place];
    if (!isLeft(photo) || !stored || alt === '' || alt === stored.alt) return [];
    return [{ line, column: layout.headerOf('imageAlt'), value: alt, reason: TEXT }];
  });
  const named = file.photos.filter(isLeft).flatMap(({ src, line }) => {
    const place = placeOf(src);
    return place === undefined ? [] : [{ src, line, place }];
  });
  const inOrder = named.toSorted((one, other) => one.place - other.place);
  const moved = named.find((photo, at) => photo !== inOrder[at]);
  const places = moved
    ? [
        {
          line: moved.line,
          column: layout.headerOf('imagePosition'),
          value: moved.src,
          reason: PLACE,
        },
      ]
    : [];
  const rows = inOrderOf(file.variants, file.options ?? [], before.product.options ?? []) ?? [];
  const shown = [...matchRows(rows, before.sold)].flatMap(([row, variant]): Remark[] => {
    const { photo: src, line } = row;
    const stored = src === undefined || !isLeft({ src }) ? undefined : photos[placeOf(src) ?? -1];
    if (src === undefined || !stored || variant.photo?.equals(stored._id)) return [];
    return [{ line, column: layout.headerOf('variantImage'), value: src, reason: SHOWN }];
  });
  return [...texts, ...places, ...shown];
}

/** Finds the place of a photo by the name that an export has for it. */
function placesIn({ product }: KnownProduct): (src: string) => number | undefined {
  const places = new Map(namedPhotos({ product }).map(({ src }, at) => [photoKey(src), at]));
  return (src) => places.get(photoKey(src));
}
