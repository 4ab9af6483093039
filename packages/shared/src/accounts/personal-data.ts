import { z } from 'zod';
import { storedAddressSchema } from '../addresses/postal-address.js';
import { LONG_EDIT_STATES } from '../catalog/long-edits/long-edit.js';
import { objectIdSchema } from '../contract/fields.js';
import { orderSchema } from '../orders/orders.js';
import { INVOICE_KINDS, invoiceSchema } from '../orders/documents/documents.js';
import { orderEditSchema } from '../orders/edits/order-edits.js';
import { parcelSchema } from '../orders/parcels/parcels.js';
import { preparedOrderInputSchema } from '../orders/prepared/prepared-orders.js';
import { refundSchema } from '../orders/refunds/refunds.js';
import { returnSchema } from '../orders/returns/returns.js';
import { orderShipmentSchema } from '../orders/shipments/shipment.js';
import { credentialsSchema, taxExemptionSchema, userSchema } from './accounts.js';
import { sessionRowSchema } from './sessions.js';
import { PERMISSIONS } from '../contract/permissions.js';
import { MAIL_STATES } from '../mails/mails.js';
import { listViewsSchema } from '../workplace/list-views.js';
import { LIST_NAMES } from '../workplace/lists.js';
import { preferencesSchema } from '../workplace/preferences.js';
import { openRecordSchema } from '../workplace/presence.js';

/** Shown in audit entries in place of a user whose account was deleted. */
export const DELETED_USER = 'Deleted user';

/** Re-authenticates the account's owner: the password, and a code if the second factor is on. */
export const ownerProofSchema = credentialsSchema.pick({ password: true, otp: true });
/** A password and possibly a code, parsed. */
export type OwnerProof = z.output<typeof ownerProofSchema>;

const moment = z.iso.datetime();

const issuedDocumentSchema = invoiceSchema.pick({ buyer: true }).extend({ issuedAt: moment });

/** An order in the data export, with the other data stored about its buyer. */
const personalOrderSchema = orderSchema.extend({
  shipment: orderShipmentSchema,
  /** The parcels in which it was sent, if these were several. Absent without any. */
  parcels: z.array(parcelSchema).optional(),
  /** What was taken off it before it was shipped. Absent if nothing was. */
  edits: z.array(orderEditSchema).optional(),
  /** What was returned of it. Absent without any. */
  refunds: z.array(refundSchema).optional(),
  /** What its buyer sent back. Absent without any. */
  /** A photo is WebP, in base64. */
  returns: z.array(returnSchema.extend({ photoData: z.string().optional() })).optional(),
  /** The buyer as named on the document issued last, which outlives the account; null without any. */
  invoice: issuedDocumentSchema.nullable(),
  /** All its invoices and credit notes, the oldest first. Absent if there is no other than `invoice`. */
  documents: z
    .array(issuedDocumentSchema.extend({ kind: z.enum(INVOICE_KINDS), documentNumber: z.string() }))
    .optional(),
  /** Internal notes of the administrators. Only in a file that an administrator downloads. */
  notes: z.array(z.strictObject({ text: z.string(), at: moment })).optional(),
});
/** An order with the other data stored about its buyer. */
export type PersonalOrder = z.infer<typeof personalOrderSchema>;

/** The export of all data stored about a user. Times are ISO 8601, UTC. Contains no secrets. */
export const personalDataSchema = z.strictObject({
  /** When the export was created. */
  createdAt: moment,
  /** Kept until the account is deleted. */
  profile: userSchema.extend({
    registeredAt: moment,
    /** The tags that administrators gave them; absent without any. */
    tags: z.array(z.string()).optional(),
    /** What their orders came to when they were last counted, in US dollars; absent before the first. */
    sums: z
      .strictObject({
        orders: z.int(),
        spent: z.number(),
        /** Absent if all their orders were cancelled. */
        lastOrderAt: moment.optional(),
        /** Where the last order with an address went to, in lower case. */
        place: storedAddressSchema.pick({ country: true, state: true, city: true }).optional(),
      })
      .optional(),
    /** The administrators' notes about them. Only in a file that an administrator downloads; absent without any. */
    notes: z.array(z.strictObject({ text: z.string(), at: moment })).optional(),
    /** Null while the second factor is off. */
    secondFactorSince: moment.nullable(),
    /** How many recovery codes are left. */
    recoveryCodes: z.int(),
    /** Browsers with which they have signed in; absent before the first sign-in. */
    knownClients: z.array(z.string()).optional(),
    /** Absent for those who pay tax. */
    taxExemption: taxExemptionSchema.optional(),
  }),
  /** Addresses that are kept with the account, the default one first. */
  addresses: z.array(storedAddressSchema),
  /** The cart that is kept with the account, until it is emptied. `name` is null when the product is gone. */
  cart: z.array(
    z.strictObject({
      product: objectIdSchema,
      name: z.string().nullable(),
      /** The name of the chosen variant, if it has one that is still known. */
      variant: z.string().optional(),
      quantity: z.int(),
    }),
  ),
  /** Sign-ins, most recently used first. The client and network of a session are removed when it ends. */
  sessions: z.array(
    sessionRowSchema
      .pick({ startedAt: true, usedAt: true, client: true, network: true })
      .extend({ endedAt: moment.nullable(), keptUntil: moment }),
  ),
  /** Network addresses from which the owner has authenticated. */
  knownAddresses: z.array(z.strictObject({ address: z.string(), keptUntil: moment })),
  /** The person's calls that created something, latest first: their replies are kept, encrypted, for repeated calls. */
  repeatableCalls: z.array(z.strictObject({ call: z.string(), at: moment, keptUntil: moment })),
  /** The shop's mails to them, latest first. */
  mails: z.array(
    z.strictObject({
      at: moment,
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      state: z.enum(MAIL_STATES),
      keptUntil: moment,
    }),
  ),
  /** What they want to hear of when it is in stock again, latest first. Absent without any. */
  stockAlerts: z
    .array(
      z.strictObject({
        product: objectIdSchema,
        variant: objectIdSchema.nullable(),
        at: moment,
        toldAt: moment.nullable(),
        keptUntil: moment,
      }),
    )
    .optional(),
  /** Orders that were prepared for them, latest first. Absent without any. */
  preparedOrders: z
    .array(
      preparedOrderInputSchema
        .partial()
        .extend({ at: moment, sentAt: moment.nullable(), keptUntil: moment }),
    )
    .optional(),
  /** An invitation to the staff that they have not accepted yet. Absent without any. */
  invitation: z
    .strictObject({ permissions: z.array(z.enum(PERMISSIONS)), at: moment, keptUntil: moment })
    .optional(),
  /** How they arranged the administrators' screens, and their own views of lists. Absent before the first choice. */
  workplace: z
    .strictObject({
      preferences: preferencesSchema,
      views: z.partialRecord(z.enum(LIST_NAMES), listViewsSchema).optional(),
    })
    .optional(),
  /** What they have open on the administrators' screens. Absent while that is nothing. */
  openRecords: z.array(openRecordSchema).optional(),
  /** Their latest long bulk edit of products. Absent without one. */
  productEdit: z
    .strictObject({
      products: z.int(),
      state: z.enum(LONG_EDIT_STATES),
      at: moment,
      keptUntil: moment,
    })
    .optional(),
  /** Newest first. Orders outlive the account, without the person's data. */
  orders: z.array(personalOrderSchema),
});
/** All data stored about one person. */
export type PersonalData = z.infer<typeof personalDataSchema>;

/** The file name of an export created at this time (ISO 8601). It doesn't identify the person. */
export function personalDataFileName(createdAt: string): string {
  return `shop-data-${createdAt.slice(0, 10)}.json`;
}
