import type { Column } from './columns.js';

type Pattern = readonly [RegExp, (match: RegExpExecArray) => Column];

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const first = (match: RegExpExecArray) => match[1] ?? '';
/** The only group that matched. */
const number = (match: RegExpExecArray) => match.slice(1).find(Boolean) ?? '';

/** Headers with a number, a currency or a name in them. */
export const PATTERNS: readonly Pattern[] = [
  [/^(?:variant )?option ?(\d) name$/, (match) => ({ name: 'optionName', of: first(match) })],
  [/^(?:variant )?option ?(\d) value$/, (match) => ({ name: 'optionValue', of: first(match) })],
  [/^option ?(\d) values$/, (match) => ({ name: 'optionValues', of: first(match) })],
  [
    /^(?:attribute? (\d+) name|nom de l'attribut (\d+)|nombre del atributo (\d+))$/,
    (match) => ({ name: 'fileAttributeName', of: number(match) }),
  ],
  [
    /^(?:attribute? (\d+) (?:value|wert)\(e?s?\)|val(?:eur|or)\(e?s\) (?:de l'attribut|del atributo) (\d+))$/,
    (match) => ({ name: 'fileAttributeValue', of: number(match) }),
  ],
  [/^variant price ([a-z]{3})$/, (match) => ({ name: 'price', of: first(match).toUpperCase() })],
  [
    /^(?:price|preis|prix|precio) \(([a-z]{3})\)$/,
    (match) => ({ name: 'price', of: first(match).toUpperCase() }),
  ],
  [/^product image (\d+)(?: url)?$/, () => ({ name: 'images' })],
  [/^image(\d+) src$/, () => ({ name: 'images' })],
  [/^product tag (\d+)$/, () => ({ name: 'tags' })],
  [
    /^(.+) \(product\.metafields\.[^)]+\)$/,
    (match) => ({ name: 'attribute', of: capitalised(first(match)) }),
  ],
  [
    /^custom field\.(?:[^.]+\.)?([^.]+)$/,
    (match) => ({ name: 'attribute', of: capitalised(first(match)) }),
  ],
];
