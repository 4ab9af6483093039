import type { NamedSize } from '../../analysis/phrases/size-phrase.js';
import type { Layer } from '../layers.js';
import type { AttributeFilter } from '../request.js';
import { attributeKey } from './attribute-columns.js';

export const SIZE = 'size';

/**
 * For each attribute that is a size, such as “Shoe size”, the choices with the size that a query names. What a shopper
 * has chosen already stays.
 */
export function sizeFilters(
  layers: readonly Layer[],
  { values }: NamedSize,
  chosen: readonly AttributeFilter[] = [],
): (readonly AttributeFilter[])[] {
  const names = layers.flatMap(({ segment }) => segment.attributes.names.map(attributeKey));
  const isChosen = (name: string) => chosen.some((one) => attributeKey(one.name) === name);
  return [...new Set(names)]
    .filter((name) => name.split(' ').includes(SIZE))
    .map((name) => (isChosen(name) ? chosen : [...chosen, { name, values }]));
}
