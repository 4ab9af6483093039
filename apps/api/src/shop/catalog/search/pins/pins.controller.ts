import { findPage } from '@shop/mongo';
import { SUCCESS_TEXTS, type endpoints, type Pin } from '@shop/shared';
import type { Types } from 'mongoose';
import type { Controller } from '@shop/http/route';
import { namedProducts } from './named-products.js';
import { pinIdOf } from './pin-id.js';
import { PIN_ORDER, PinModel, type PinRecord } from './pin.model.js';
import { savePin } from './save-pin.js';

export const list: Controller<typeof endpoints.listPins> = async ({ query }) => {
  const { rows, total } = await findPage(PinModel, { filter: {}, sort: PIN_ORDER }, query);
  const products = await namedProducts(rows.flatMap((pin) => pin.products));
  return { success: true, pins: rows.map((pin) => pinView(pin, products)), total };
};

export const get: Controller<typeof endpoints.getPin> = async ({ query: { words } }) => {
  const id = pinIdOf(words);
  const pin = id && (await PinModel.findById(id).lean());
  return {
    success: true,
    pin: pin ? await presented(pin) : { words, products: [], version: 0 },
  };
};

export const update: Controller<typeof endpoints.updatePin> = async ({ body, actor }) => {
  const pin = await savePin(body, actor);
  const { pinsRemoved, pinsSaved } = SUCCESS_TEXTS;
  const isGone = pin.products.length === 0;
  return {
    success: true,
    message: isGone ? pinsRemoved(pin.words) : pinsSaved(pin.words),
    pin: isGone ? { words: pin.words, products: [], version: 0 } : await presented(pin),
  };
};

const presented = async (pin: PinRecord) => pinView(pin, await namedProducts(pin.products));

function pinView(
  { words, version, products }: PinRecord,
  known: readonly { _id: Types.ObjectId; name: string; slug: string }[],
): Pin {
  const byId = new Map(known.map((product) => [product._id.toHexString(), product]));
  return {
    words,
    version,
    products: products.flatMap((id) => {
      const product = byId.get(id.toHexString());
      return product ? [{ _id: String(id), name: product.name, slug: product.slug }] : [];
    }),
  };
}
