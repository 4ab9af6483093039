import type { Grant, Permission, Role } from '@shop/shared';
import type { Types } from 'mongoose';

/** The signed-in user on whose behalf a request runs, as stored now. */
export interface CurrentUser {
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** What an administrator may do; absent for one who may do everything. */
  readonly permissions?: readonly Permission[];
  /** From the presented token; the account's current version may be higher. */
  readonly tokenVersion: number;
  /** The session of the token. */
  readonly session: {
    readonly _id: Types.ObjectId;
    readonly user: Types.ObjectId;
    readonly startedAt: Date;
    /** Whether the session began before sessions were stored, and is still not stored. */
    readonly isUnstored: boolean;
  };
  /** Whether they are an administrator who has to set up a second factor before anything else. */
  readonly lacksSecondFactor: boolean;
  /** What the API key of the request may do; absent where people sign in. */
  readonly grants?: readonly Grant[];
}

/** Who acts, and in which request, for audit entries. The operator on the command line has no id. */
export interface Actor {
  readonly _id: Types.ObjectId | null;
  readonly name: string;
  readonly email: string;
  /** Absent for one who may do everything. */
  readonly permissions?: readonly Permission[];
  readonly requestId: string;
}

/** An administrator who acts through the API. */
export interface SignedInActor extends CurrentUser {
  readonly requestId: string;
}

/**
 * Finds the user a token or an API key belongs to; undefined if it is invalid or no longer valid.
 * @param address of the client, for limits.
 */
export type Authenticate = (token: string, address: string) => Promise<CurrentUser | undefined>;
