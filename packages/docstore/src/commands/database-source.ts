import { Binary } from 'bson';
import { compileExpression } from '../aggregation/expressions/compile.js';
import { Scope } from '../aggregation/expressions/scope.js';
import { readStage } from '../aggregation/pipeline.js';
import { CommandError } from '../errors.js';
import { doc, isDocument, type BsonDocument, type BsonValue } from '../values/types.js';
import type { CommandContext } from './context.js';
import { readVariables } from './variables.js';

/** What the first stage of a pipeline on a whole database makes. */
export function sourceDocuments(
  context: CommandContext,
  stage: BsonValue | undefined,
): Iterable<BsonDocument> {
  const [name = '', operand = null] = readStage(stage) ?? [];
  if (name === '$documents') return literalDocuments(context, operand);
  if (name === '$listLocalSessions') return sessionDocuments(context, operand);
  throw new CommandError(
    73,
    `{aggregate: 1} is not valid for '${name}'; a collection is required.`,
  );
}

function literalDocuments(context: CommandContext, operand: BsonValue): BsonDocument[] {
  const variables = readVariables(context.args);
  const evaluate = compileExpression(operand, new Set(variables.keys()));
  const found = evaluate(Scope.of(new Map(), variables));
  if (Array.isArray(found) && found.every((item) => isDocument(item))) return found;
  throw new CommandError(5858203, '$documents takes an array of objects');
}

function sessionDocuments({ sessions }: CommandContext, operand: BsonValue): BsonDocument[] {
  if (!isDocument(operand) || operand.size > 0) {
    throw new CommandError(9, '$listLocalSessions takes no options: nobody signs in');
  }
  return sessions.list().map(({ key, lastUsed }) => {
    const id = new Binary(Buffer.from(key, 'hex'), Binary.SUBTYPE_UUID);
    return doc({ _id: doc({ id }), lastUse: new Date(lastUsed) });
  });
}
