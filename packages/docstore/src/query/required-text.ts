import { BSONRegExp } from 'bson';
import { conjuncts } from './conjuncts.js';
import type { Filter } from './filter.js';
import { regexPrefix } from './regex-prefix.js';

/** Bytes of texts of which a document must contain at least one. */
type AnyOf = Buffer[];

/**
 * Whether the bytes of a document leave a filter any chance: whoever asks for a text gets no document without its bytes.
 * Far cheaper than to decode the document.
 */
export function textCheck(filter: Filter): (document: Buffer) => boolean {
  const required = conjuncts(filter)
    .map(textsIn)
    .filter((texts) => texts.length > 0);
  return (document) => required.every((texts) => texts.some((text) => document.includes(text)));
}

/** Empty if the filter may match without any text. */
function textsIn(filter: Filter): AnyOf {
  if (filter.kind !== 'field') return [];
  const { operator, operand } = filter.predicate;
  if (operator === '$eq' && typeof operand === 'string') return [Buffer.from(operand)];
  if (operator === '$regex' && operand instanceof BSONRegExp) {
    const prefix = regexPrefix(operand);
    // The expression matches itself, too, where it is stored.
    return prefix ? [Buffer.from(prefix.text), Buffer.from(operand.pattern)] : [];
  }
  if (operator !== '$in' || !Array.isArray(operand)) return [];
  const texts = operand.filter((value) => typeof value === 'string');
  return texts.length === operand.length ? texts.map((text) => Buffer.from(text)) : [];
}
