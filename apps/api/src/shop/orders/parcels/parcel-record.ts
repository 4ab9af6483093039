import type { Types } from 'mongoose';

/** Pieces of an order that are sent in a parcel of their own. */
export interface ParcelRecord {
  _id: Types.ObjectId;
  lines: { line: Types.ObjectId; quantity: number }[];
  carrier: string;
  trackingNumber: string;
  at: Date;
  /** The administrator who entered it. */
  by: Types.ObjectId;
}
