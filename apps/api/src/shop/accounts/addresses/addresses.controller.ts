import type { endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import { addressesOf, saveAddresses } from './address-book.js';

export const get: Controller<typeof endpoints.getAddresses> = async ({ user }) => {
  return { success: true, ...(await addressesOf(user._id)) };
};

export const save: Controller<typeof endpoints.saveAddresses> = async ({ user, body }) => {
  const { addresses, version } = body;
  return { success: true, ...(await saveAddresses(user._id, addresses, version)) };
};
