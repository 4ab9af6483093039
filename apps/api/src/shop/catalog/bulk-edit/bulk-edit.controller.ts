import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import { editProducts } from './edit-products.js';

export const bulkEdit: Controller<typeof endpoints.bulkEditProducts> = async ({
  body: { changes },
  actor,
  client,
}) => {
  const results = await editProducts(changes, actor, client);
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  const message = SUCCESS_TEXTS.productsEdited(done, changes.length);
  return { success: true, message, results };
};
