import { mongo } from 'mongoose';
import { changeEach } from './change-each.js';

interface Line {
  _id?: mongo.ObjectId;
}

/** For variants: products know the lowest stock of any of theirs, and order lines can be told apart. */
export const toVersion3 = {
  what: 'Gives each product its lowest stock and each order line an id',
  async run(database: mongo.Db): Promise<void> {
    await changeEach<{ quantity: number; leastQuantity?: number }>(
      database.collection('products'),
      ['quantity', 'leastQuantity'],
      ({ quantity, leastQuantity }) =>
        leastQuantity === undefined ? { leastQuantity: quantity } : undefined,
    );
    await changeEach<{ lines: Line[] }>(database.collection('orders'), ['lines'], ({ lines }) =>
      lines.every(({ _id }) => _id)
        ? undefined
        : { lines: lines.map((line) => ({ _id: new mongo.ObjectId(), ...line })) },
    );
  },
};
