import { holdsStock } from '@shop/shared';
import type { OrderRecord } from '../orders/index.js';
import {
  CustomerUseModel,
  PromotionCodeModel,
  PromotionModel,
  promotionSums,
} from '../pricing/index.js';
import { everyRecord } from './every-record.js';

interface Sum {
  used: number;
  spentCents: number;
}

/** The uses of promotions by the orders that are not cancelled, to be compared with what is counted. */
export class UseBook {
  /** Of limited promotions; and of all. */
  readonly #promotions = new Map<string, Sum>();
  readonly #all = new Map<string, Sum>();
  readonly #customers = new Map<string, Sum>();
  /** The holders of codes. */
  readonly #codes = new Map<string, string>();

  /** @returns faults of the order itself. */
  enter({ status, price, buyer }: Pick<OrderRecord, 'status' | 'price' | 'buyer'>): string[] {
    if (!holdsStock(status)) return [];
    for (const { promotion, amountCents } of price?.applied ?? [])
      add(this.#all, promotion, amountCents);
    return (price?.uses ?? []).flatMap(({ promotion, amountCents, code, ...use }) => {
      if (use.isCounted) add(this.#promotions, promotion, amountCents);
      if (use.isCustomers)
        add(this.#customers, `${promotion}:${buyer._id.toHexString()}`, amountCents);
      if (!code) return [];
      const isTaken = this.#codes.has(code.code);
      this.#codes.set(code.code, code.holder.toHexString());
      return isTaken ? [`another order has used its code ${code.code}, too`] : [];
    });
  }

  /** Where a counter or a code says something else than all orders that were entered. */
  async *faults(): AsyncGenerator<string> {
    for await (const { _id, rule, used, spentCents } of everyRecord(PromotionModel, [
      'rule',
      'used',
      'spentCents',
    ])) {
      const sum = this.#promotions.get(_id.toHexString()) ?? NONE;
      if (sum.used !== used || sum.spentCents !== spentCents)
        yield `Promotion ${rule.name}: ${used} uses of ${spentCents} cents are counted, but orders have ${sum.used} of ${sum.spentCents}`;
    }
    const sums = await promotionSums();
    for (const id of new Set([...sums.keys(), ...this.#all.keys()])) {
      const kept = sums.get(id) ?? NONE;
      const sum = this.#all.get(id) ?? NONE;
      if (sum.used !== kept.used || sum.spentCents !== kept.spentCents)
        yield `Promotion ${id}: its sums are ${kept.used} uses of ${kept.spentCents} cents, but orders have ${sum.used} of ${sum.spentCents}`;
    }
    for await (const { _id, used } of everyRecord(CustomerUseModel, ['used'])) {
      const sum = this.#customers.get(_id) ?? NONE;
      if (sum.used !== used)
        yield `Promotion and customer ${_id}: ${used} uses are counted, but orders have ${sum.used}`;
    }
    for await (const { _id, usedBy } of everyRecord(PromotionCodeModel, ['usedBy'])) {
      const holder = this.#codes.get(_id);
      if (usedBy?.toHexString() !== holder)
        yield `Code ${_id}: it is ${usedBy ? '' : 'not '}used, but ${holder === undefined ? 'no' : 'an'} order has it`;
    }
  }
}

const NONE: Sum = { used: 0, spentCents: 0 };

function add(sums: Map<string, Sum>, key: string, cents: number): void {
  const { used, spentCents } = sums.get(key) ?? NONE;
  sums.set(key, { used: used + 1, spentCents: spentCents + cents });
}
