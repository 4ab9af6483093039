import type { Remark } from '@shop/product-files';
import type { Plan } from '../import/plan.js';
import { photosOf } from '../../product-photos/product-photos.js';
import { altAfter, knownPhotos } from './known/known-photos.js';
import { sourceOf, type PhotoSources } from './photo-sources.js';

const LEFT =
  'Left as it is: the text of a photo is taken from a file only if its photo is sent along, or has the name that an export gives it';

/** Texts for photos that a product seems to have already, but that neither are at hand nor have their names. */
export function noticesOfLeft({ before, file, outcome }: Plan, sources: PhotoSources): Remark[] {
  if (!before || outcome === 'refused') return [];
  const photos = photosOf(before.product);
  const known = knownPhotos(file, before.product);
  return file.photos.flatMap((photo, place): Remark[] => {
    const { src, alt, line } = photo;
    const stored = photos[place];
    if (known.has(photo) || sourceOf(src, sources)) return [];
    if (!stored || altAfter(stored.alt, alt) === stored.alt) return [];
    return [{ line, column: file.layout.headerOf('imageAlt'), value: alt ?? '', reason: LEFT }];
  });
}
