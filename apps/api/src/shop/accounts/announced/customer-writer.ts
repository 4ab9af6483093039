import type { WebhookWriter, WebhookWriters } from '../../webhooks/index.js';
import { UserModel } from '../user.model.js';
import { userRowView } from '../user.view.js';

/** A customer as administrators get them. */
const writeCustomer: WebhookWriter = async (id) => {
  const user = await UserModel.findById(id).lean();
  return user ? { customer: userRowView(user) } : undefined;
};

/** What is left to say of somebody whose account is deleted. */
const writeDeleted: WebhookWriter = (id) =>
  Promise.resolve({ customer: { _id: id.toHexString() } });

/** What other programs are told of customers. */
export const CUSTOMER_WRITERS = {
  'customer.created': writeCustomer,
  'customer.updated': writeCustomer,
  'customer.deleted': writeDeleted,
} satisfies Partial<WebhookWriters>;
