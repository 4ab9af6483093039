import { centsFromDollars, dollarsFromCents } from '@shop/shared';
import { inTransaction, isDuplicate } from '@shop/mongo';
import { Types, type ClientSession } from 'mongoose';
import { recordAuditEntry, savedMeanwhile } from '../../audit/index.js';
import { changed } from '../../catalog/index.js';
import type { Actor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { PRICE_RULES } from '../tags.js';
import type { RuleRecord } from './rule.model.js';
import { factsOf, type RuleKind } from './rule-kind.js';

interface Named {
  name: string;
}

/** Stores a new rule, entered in dollars, and records who made it. */
export async function createRule<Record extends RuleRecord<Named>>(
  kind: RuleKind<Record>,
  rule: Record['rule'],
  by: Actor,
  session: ClientSession,
): Promise<Record> {
  const inCents = kind.convert(rule, centsFromDollars);
  const record = new kind.model({ rule: inCents, version: 1, createdAt: new Date() });
  await record.save({ session });
  await changed([PRICE_RULES], session);
  await audit(kind, 'create', { _id: record._id, by, after: rule }, session);
  return record.toObject();
}

/**
 * Saves a rule, unless it has changed since the administrator loaded it.
 * @param alsoSet finds what has to be stored with it, in the same transaction
 * @throws HttpError 404 for an unknown rule; 409 when somebody saved it meanwhile, or one of its codes is taken.
 */
export function updateRule<Record extends RuleRecord<Named>>(
  kind: RuleKind<Record>,
  { id, version }: { id: string; version: number },
  rule: Record['rule'],
  by: Actor,
  alsoSet?: (before: Record, session: ClientSession) => Promise<Partial<Record>>,
): Promise<Record> {
  const _id = new Types.ObjectId(id);
  return refusingTakenCode(() =>
    inTransaction(async (session) => {
      const before = await kind.model.findById(_id, null, { session }).lean();
      if (!before) throw notFound(kind.label);
      if (before.version !== version)
        throw await savedMeanwhile(_id, `saved the ${kind.label.toLowerCase()}`);
      const more = await alsoSet?.(before, session);
      const inCents = kind.convert(rule, centsFromDollars);
      const record = await kind.model
        .findOneAndUpdate(
          { _id },
          { $set: { ...more, rule: inCents, version: version + 1 } },
          { session, returnDocument: 'after' },
        )
        .lean();
      if (!record) throw notFound(kind.label);
      await changed([PRICE_RULES], session);
      const change = { _id, by, before: inDollars(kind, before.rule), after: rule };
      await audit(kind, 'update', change, session);
      return record;
    }),
  );
}

/** Which rule is deleted, and the version that the administrator saw, if they say it. */
interface Deletion {
  id: string;
  version?: number | undefined;
}

/**
 * Deletes a rule, and records who did.
 * @returns its name.
 * @throws HttpError 404 for an unknown one; 409 when somebody saved it since that version.
 */
export async function deleteRule<Record extends RuleRecord<Named>>(
  kind: RuleKind<Record>,
  { id, version }: Deletion,
  by: Actor,
  session: ClientSession,
): Promise<string> {
  const before = await kind.model.findByIdAndDelete(id, { session }).lean();
  if (!before) throw notFound(kind.label);
  const { _id } = before;
  // The transaction does not delete it then.
  if (version !== undefined && before.version !== version)
    throw await savedMeanwhile(_id, `saved the ${kind.label.toLowerCase()}`);
  const rule = inDollars(kind, before.rule);
  await changed([PRICE_RULES], session);
  await audit(kind, 'delete', { _id: _id, by, before: rule }, session);
  return rule.name;
}

/** A stored rule as it was entered. */
function inDollars<Record extends RuleRecord<Named>>(
  kind: RuleKind<Record>,
  rule: unknown,
): Record['rule'] {
  return kind.convert(rule as Record['rule'], dollarsFromCents);
}

/** @throws HttpError 409 where two promotions would have the same code. */
export async function refusingTakenCode<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const message = 'Another promotion has one of these codes';
    throw conflict(message, [{ field: 'codes', message }]);
  }
}

interface RuleChange {
  _id: Types.ObjectId;
  by: Actor;
  before?: Named;
  after?: Named;
}

function audit<Record extends RuleRecord<Named>>(
  { actions, subject }: RuleKind<Record>,
  act: 'create' | 'update' | 'delete',
  { _id, by, before, after }: RuleChange,
  session: ClientSession,
): Promise<void> {
  const name = after?.name ?? before?.name ?? '';
  return recordAuditEntry(
    {
      action: actions[act],
      by,
      subject: { kind: subject, _id, name },
      before: before ? factsOf(before) : null,
      after: after ? factsOf(after) : null,
    },
    session,
  );
}
