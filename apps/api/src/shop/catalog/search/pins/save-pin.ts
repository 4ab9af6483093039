import { inTransaction, isDuplicate } from '@shop/mongo';
import { LIMITS, type PinInput } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry, savedMeanwhile } from '../../../audit/index.js';
import type { SignedInActor } from '@shop/http/access';
import { conflict, wrongField } from '@shop/http/errors';
import { changed } from '../../changes/changed.js';
import { LISTS, SEARCH_RULES } from '../../changes/tags.js';
import { namedProducts } from './named-products.js';
import { pinIdOf } from './pin-id.js';
import { PinModel, type PinRecord } from './pin.model.js';

/** What a conflict says that somebody did. */
const ACT = 'changed the pinned products';

/**
 * Pins products for some words, provided that nobody has changed the pin since the administrator loaded it, and records
 * who did it. An empty list removes the pin.
 * @throws HttpError 400 for words without a letter or digit, or a product that does not exist; 409 when somebody else
 * saved in the meantime, or when too many words have pinned products.
 */
export async function savePin(input: PinInput, by: SignedInActor): Promise<PinRecord> {
  const _id = pinIdOf(input.words);
  if (!_id) throw wrongField('words', 'The words must have a letter or a digit');
  try {
    return await inTransaction(async (session) => {
      const before = await PinModel.findById(_id, null, { session }).lean();
      if ((before?.version ?? 0) !== input.version) throw await savedMeanwhile(_id, ACT);
      if (!before) await assertRoom(session);
      const earlier = await namedProducts(before?.products ?? [], session);
      const products = await namedProducts(input.products, session);
      if (products.length < input.products.length)
        throw wrongField('products', 'One of the products no longer exists');
      const pin = {
        _id,
        words: input.words,
        products: products.map((product) => product._id),
        version: input.version + 1,
      };
      await store(pin, session);
      await changed([LISTS, SEARCH_RULES], session);
      const namesOf = (list: typeof products) => list.map(({ name }) => name).join(', ');
      await recordAuditEntry(
        {
          action: 'updatePin',
          by,
          subject: { kind: 'pin', _id, name: input.words },
          before: { products: namesOf(earlier) },
          after: { products: namesOf(products) },
        },
        session,
      );
      return pin;
    });
  } catch (error) {
    // Two first saves at the same moment: both found no document.
    if (isDuplicate(error)) throw await savedMeanwhile(_id, ACT);
    throw error;
  }
}

async function store(pin: PinRecord, session: ClientSession): Promise<void> {
  const { _id, version, ...fields } = pin;
  if (fields.products.length === 0) {
    await PinModel.deleteOne({ _id }, { session });
    return;
  }
  const isFirst = version === 1;
  await PinModel.updateOne(
    { _id, ...(!isFirst && { version: version - 1 }) },
    { $set: { ...fields, version } },
    { session, upsert: isFirst },
  );
}

async function assertRoom(session: ClientSession): Promise<void> {
  const count = await PinModel.countDocuments({}, { session });
  if (count >= LIMITS.pins)
    throw conflict(`At most ${LIMITS.pins} searches can have pinned products`);
}
