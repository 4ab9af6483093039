import mongoose, { Schema } from 'mongoose';

/** How often the shop was opened from outside on a day. Never by whom. */
export interface VisitDayRecord {
  /** In the shop's time zone: 2026-11-21. */
  _id: string;
  visits: number;
}

const schema = new Schema<VisitDayRecord>(
  {
    _id: String,
    visits: { type: Number, required: true },
  } satisfies Record<keyof VisitDayRecord, unknown>,
  { versionKey: false, autoIndex: false },
);

export const VisitDayModel = mongoose.model<VisitDayRecord>('VisitDay', schema);
