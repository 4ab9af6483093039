import mongoose, { Schema } from 'mongoose';

/** How often shoppers searched on a day. */
export interface SearchDayRecord {
  /** In the shop's time zone: 2026-11-21. */
  _id: string;
  asked: number;
  /** How often nothing was found. */
  missed: number;
}

const schema = new Schema<SearchDayRecord>(
  {
    _id: String,
    asked: { type: Number, required: true },
    missed: { type: Number, required: true },
  } satisfies Record<keyof SearchDayRecord, unknown>,
  { versionKey: false, autoIndex: false },
);

export const SearchDayModel = mongoose.model<SearchDayRecord>('SearchDay', schema);

/** The counts from one day to another, by the day; days without searches are left out. */
export async function searchDays({
  from,
  until,
}: {
  from: string;
  until: string;
}): Promise<ReadonlyMap<string, SearchDayRecord>> {
  const found = await SearchDayModel.find({ _id: { $gte: from, $lte: until } }).lean();
  return new Map(found.map((day) => [day._id, day]));
}
