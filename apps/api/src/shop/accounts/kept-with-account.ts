import {
  ADDRESS_PARTS,
  type ListName,
  type ListViews,
  type PostalAddress,
  type Preferences,
} from '@shop/shared';
import { Schema, type Types } from 'mongoose';

/** A cart as an account keeps it. */
export interface StoredCart {
  /** Each product or variant once, in the order in which they were added. */
  items: { product: Types.ObjectId; variant?: Types.ObjectId; quantity: number }[];
  /** Increases with every change, also when the cart is emptied. */
  version: number;
}

/** Addresses as an account keeps them, the default one first. */
export interface StoredAddresses {
  list: PostalAddress[];
  /** Increases with every change. */
  version: number;
}

/** How an administrator arranged the screens. */
export interface StoredWorkplace {
  preferences?: Preferences;
  /** Their own views of lists. */
  views?: Partial<Record<ListName, ListViews>>;
}

/** What administrators wrote about a customer for each other. */
export interface CustomerNote {
  text: string;
  at: Date;
  by: Types.ObjectId;
}

/** What is stored with an account for other parts of the shop; queries return it only if they select it. */
export interface KeptWithAccount {
  cart?: StoredCart;
  addresses?: StoredAddresses;
  notes?: CustomerNote[];
  workplace?: StoredWorkplace;
}

/** The fields of `KeptWithAccount`. */
export const keptWithAccount = {
  cart: {
    type: new Schema<StoredCart>(
      {
        items: [
          new Schema(
            {
              product: Schema.Types.ObjectId,
              variant: Schema.Types.ObjectId,
              quantity: Number,
            },
            { _id: false },
          ),
        ],
        version: Number,
      },
      { _id: false },
    ),
    select: false,
  },
  addresses: {
    type: new Schema<StoredAddresses>(
      {
        list: [
          new Schema(Object.fromEntries(ADDRESS_PARTS.map((part) => [part, String])), {
            _id: false,
          }),
        ],
        version: Number,
      },
      { _id: false },
    ),
    select: false,
  },
  notes: {
    type: [new Schema({ text: String, at: Date, by: Schema.Types.ObjectId }, { _id: false })],
    select: false,
    default: undefined,
  },
  workplace: { type: Schema.Types.Mixed, select: false },
} as const;
