import { randomUUID } from 'node:crypto';
import mongoose, { Schema } from 'mongoose';

/** A holder that has not renewed the lease for this long is replaced. */
const LEASE_MS = 30_000;
const ID = 'products';
const DUPLICATE_KEY = 11_000;

/** The lease of the instance that feeds the search server. */
interface FeedLeaseRecord {
  _id: string;
  holder: string;
  until: Date;
  /** When the server first had every product. */
  filledAt?: Date;
}

const leaseSchema = new Schema<FeedLeaseRecord>(
  {
    _id: { type: String, required: true },
    holder: { type: String, required: true },
    until: { type: Date, required: true },
    filledAt: Date,
  },
  { versionKey: false },
);

const FeedLeaseModel = mongoose.model('SearchFeedLease', leaseSchema);

/** Ensures that only one instance feeds the search server. */
export class FeedLease {
  private readonly holder = randomUUID();

  /** Takes or renews the lease. @returns whether this instance holds it. */
  async take(): Promise<boolean> {
    const now = Date.now();
    try {
      await FeedLeaseModel.findOneAndUpdate(
        { _id: ID, $or: [{ holder: this.holder }, { until: { $lt: new Date(now) } }] },
        { $set: { holder: this.holder, until: new Date(now + LEASE_MS) } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY)
        return false;
      throw error;
    }
  }

  async noteFilled(): Promise<void> {
    await FeedLeaseModel.updateOne({ _id: ID }, { $set: { filledAt: new Date() } });
  }

  /** @throws RangeError until the server has been filled for the first time. */
  async assertFilled(): Promise<void> {
    const lease = await FeedLeaseModel.findById(ID).lean();
    if (!lease?.filledAt) throw new RangeError('Another instance is filling the search server');
  }

  /** Releases the lease, so that another instance can take it at once. */
  async release(): Promise<void> {
    const mine = { _id: ID, holder: this.holder };
    await FeedLeaseModel.updateOne(mine, { $set: { until: new Date(0) } });
  }
}
