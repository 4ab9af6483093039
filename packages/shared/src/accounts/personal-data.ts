import { z } from 'zod';
import { orderSchema } from '../orders/orders.js';
import { invoiceSchema } from '../orders/paper.js';
import { orderShipmentSchema } from '../orders/shipment.js';
import { credentialsSchema, userSchema } from './accounts.js';
import { sessionRowSchema } from './sessions.js';

/** Stands for a person whose account was deleted, in audit entries. */
export const DELETED_USER = 'Deleted user';

/** What proves again that the caller is the owner: the password, and a code where the second factor is on. */
export const ownerProofSchema = credentialsSchema.pick({ password: true, otp: true });
/** A password and possibly a code, parsed. */
export type OwnerProof = z.output<typeof ownerProofSchema>;

const moment = z.iso.datetime();

/** An order in the file: with what else is kept about its buyer. */
const personalOrderSchema = orderSchema.extend({
  shipment: orderShipmentSchema,
  /** The person as the order's issued invoice names them, which stays when the account is deleted; null without one. */
  invoice: invoiceSchema.pick({ buyer: true }).extend({ issuedAt: moment }).nullable(),
  /** What administrators wrote down for each other. Only in a file that an administrator downloads. */
  notes: z.array(z.strictObject({ text: z.string(), at: moment })).optional(),
});
/** An order with what else is kept about its buyer. */
export type PersonalOrder = z.infer<typeof personalOrderSchema>;

/** The file that someone gets of everything that is kept about them. Times are ISO 8601, UTC. Holds no secrets. */
export const personalDataSchema = z.strictObject({
  /** When the file was made. */
  createdAt: moment,
  /** Kept until the account is deleted. */
  profile: userSchema.extend({
    registeredAt: moment,
    /** Null while it is off. */
    secondFactorSince: moment.nullable(),
    /** How many are left. */
    recoveryCodes: z.int(),
  }),
  /** Sign-ins, last used first. The client and the network are removed when one ends. */
  sessions: z.array(
    sessionRowSchema
      .pick({ startedAt: true, usedAt: true, client: true, network: true })
      .extend({ endedAt: moment.nullable(), keptUntil: moment }),
  ),
  /** Network addresses from which the owner has proved who they are. */
  knownAddresses: z.array(z.strictObject({ address: z.string(), keptUntil: moment })),
  /** Newest first. They stay when the account is deleted, without the person. */
  orders: z.array(personalOrderSchema),
});
/** Everything that is kept about one person. */
export type PersonalData = z.infer<typeof personalDataSchema>;

/** The name of a file made at this time (ISO 8601). It doesn't name the person. */
export function personalDataFileName(createdAt: string): string {
  return `shop-data-${createdAt.slice(0, 10)}.json`;
}
