import type { UpgradeStep } from '@shop/mongo';
import type { mongo } from 'mongoose';
import { changeEach } from './change-each.js';

interface Invoice {
  _id: mongo.ObjectId;
  number: number;
  order?: mongo.ObjectId;
}

/** Invoices have numbers of their own, and an order may have several. Issued ones keep theirs, the order's. */
export const numberInvoices: UpgradeStep = {
  what: 'Gives each invoice its kind, its order and its number',
  async run(database) {
    await changeEach<Invoice>(
      database.collection('invoices'),
      ['number', 'order'],
      ({ _id, number, order }) =>
        order ? undefined : { kind: 'invoice', order: _id, documentNumber: String(number) },
    );
  },
};
