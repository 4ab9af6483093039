import type { endpoints } from '@shop/shared';
import { brandWrites } from './brand-writes.js';
import { catalogWrites } from './catalog-writes.js';
import { categoryWrites } from './category-writes.js';
import { importWrites } from './import-writes.js';
import { orderWrites } from './order-writes.js';
import { photoWrites } from './photo-writes.js';
import { priceRuleWrites } from './price-rule-writes.js';
import { mailWrites } from './mail-writes.js';
import { returnWrites } from './return-writes.js';
import { shopWrites } from './shop-writes.js';
import { apiKeyWrites } from './api-key-writes.js';
import { webhookWrites } from './webhook-writes.js';
import { userWrites } from './user-writes.js';
import type { BuildWrite } from './write.js';

type Endpoints = typeof endpoints;
/** POSTs because of the size of what they ask about. */
type Preview =
  | 'previewPromotion'
  | 'previewMail'
  | 'previewShipments'
  | 'quoteRefund'
  | 'quoteOrderEdit'
  | 'quoteCustomerOrder';
/** Says who is there, for half a minute. */
type Presence = 'openRecord';
/** Keeps what to change, for work that has entries of its own. */
type Kept = 'addLongEditPart' | 'stepLongEdit';
/** The calls of the contract that write and require an administrator. */
export type AdminWrite = Exclude<
  {
    [Name in keyof Endpoints]: Endpoints[Name] extends { access: 'admin'; method: infer Method }
      ? Method extends 'GET'
        ? never
        : Name
      : never;
  }[keyof Endpoints],
  Preview | Presence | Kept
>;

/** One call for each write of an administrator: a new endpoint that has none here does not compile. */
export const WRITES: Record<AdminWrite, BuildWrite> = {
  ...brandWrites,
  ...catalogWrites,
  ...photoWrites,
  ...categoryWrites,
  ...importWrites,
  ...orderWrites,
  ...returnWrites,
  ...userWrites,
  ...shopWrites,
  ...mailWrites,
  ...webhookWrites,
  ...apiKeyWrites,
  ...priceRuleWrites,
};
