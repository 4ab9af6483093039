import { ROLE } from '@shop/shared';
import { Types } from 'mongoose';
import { accountPrefixes } from '../../apps/api/src/shop/accounts/index.js';
import { personAt } from './people.js';

const HOUR_MS = 60 * 60 * 1000;

/** Customers as they are stored, who can't sign in: nobody knows a password that fits. */
export function customersOf(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const person = personAt(index);
    return {
      _id: new Types.ObjectId(),
      ...person,
      role: ROLE.shopper,
      passwordHash: 'none',
      answerHash: 'none',
      tokenVersion: 0,
      otherDemotions: 0,
      holds: 0,
      createdAt: new Date(Date.now() - index * HOUR_MS),
      searchPrefixes: accountPrefixes(person),
      sums: {
        orders: 1 + (index % 7),
        spentCents: 1_000 + ((index * 7_919) % 900_000),
        lastOrderAt: new Date(Date.now() - (index % 2_400) * HOUR_MS),
        place: { country: 'us', state: 'il', city: 'springfield' },
      },
    };
  });
}
