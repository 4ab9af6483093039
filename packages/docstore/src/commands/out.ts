import { findDocuments } from '../planner/execute.js';
import { parseFilter } from '../query/parse-filter.js';
import type { Unit } from '../store/unit.js';
import { emptyDocument, type BsonDocument, type BsonValue } from '../values/types.js';
import type { CommandContext } from './context.js';
import { withId } from './insert.js';
import { writeTarget } from './write-target.js';

/** `$out`: the documents take the place of all that the collection holds; its indexes stay. */
export function out(
  context: CommandContext,
  unit: Unit,
  operand: BsonValue,
  documents: BsonDocument[],
): void {
  const collection = writeTarget(context, unit, '$out', operand);
  const everything = { filter: parseFilter(emptyDocument()), sort: [] };
  for (const stored of [...findDocuments(unit, collection, everything)]) {
    unit.remove(collection, stored);
  }
  for (const document of documents) unit.insert(collection, withId(document));
}
