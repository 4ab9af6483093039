import type { Types } from 'mongoose';
import type { ReturnedPieces } from '../returns/return.model.js';

/** Pieces that were withdrawn from before they were sent, and whose money does not go back by itself. */
export interface WithheldPieces extends ReturnedPieces {
  /** The return that the withdrawal has opened. */
  return: Types.ObjectId;
  at: Date;
}
