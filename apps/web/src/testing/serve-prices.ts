import { endpoints, type EndpointBody, type AdministeredProduct } from '@shop/shared';
import { fireEvent, screen } from '@testing-library/react';
import { buildId, buildAdministeredProduct, buildSession } from './factories';
import { deferred } from './deferred';
import { on, server } from './handlers';
import { renderApp } from './render-app';

/** An edit as it was sent. */
export type SentEdit = EndpointBody<typeof endpoints.updatePriceAndStock>;

/** Reads an edit from its request. */
export async function readEdit(request: Request): Promise<SentEdit> {
  return (await request.json()) as SentEdit;
}

/**
 * A shop with two products, Atlas and Globe, whose replies to edits can be held back. An edit changes the stock by the
 * difference, once per key.
 * @param withVariants the names of products with variants, which stand between the two
 */
function servePrices(withVariants: string[]) {
  const products = ['Atlas', ...withVariants, 'Globe'].map((name) =>
    buildAdministeredProduct({
      _id: buildId(),
      name,
      slug: name.toLowerCase(),
      price: 5,
      quantity: 46,
      ...(withVariants.includes(name) && { options: [{ name: 'Size', values: ['S', 'L'] }] }),
    }),
  );
  const sent: SentEdit[] = [];
  const moved = new Map<unknown, number>();
  const held = new Map<number, ReturnType<typeof deferred>>();

  const stored = (name: string) =>
    products.find((product) => product.name === name) ?? buildAdministeredProduct();

  function change(id: unknown, part: Partial<AdministeredProduct>): AdministeredProduct {
    const index = products.findIndex(({ _id }) => _id === id);
    const changed = { ...(products[index] ?? buildAdministeredProduct()), ...part };
    products[index] = changed;
    return changed;
  }

  function edit(id: unknown, fields: SentEdit): AdministeredProduct {
    const before = products.find(({ _id }) => _id === id)?.quantity ?? 0;
    const difference = fields.quantity - fields.quantityBefore;
    const quantity = before + difference - (moved.get(fields.editKey) ?? 0);
    moved.set(fields.editKey, difference);
    const { price, compareAtPrice } = fields;
    const compared = compareAtPrice === '' ? undefined : Number(compareAtPrice);
    return change(id, {
      quantity,
      price,
      ...(compareAtPrice !== undefined && { compareAtPrice: compared }),
    });
  }

  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products,
      total: products.length,
    })),
    on(endpoints.updatePriceAndStock).answer(async ({ request, params }) => {
      const fields = await readEdit(request);
      await held.get(sent.push(fields) - 1)?.promise;
      const product = edit(params.id, fields);
      return { success: true, message: 'Product Updated Successfully', product };
    }),
  );
  return {
    sent,
    edit,
    /** Holds the reply to the edit that is sent as this many-th one, from 0. @returns a function that releases it */
    hold: (index: number) => {
      const reply = deferred();
      held.set(index, reply);
      return reply.resolve;
    },
    /** Pieces of a product are sold. */
    sell: (name: string, pieces: number) => {
      const { _id, quantity } = stored(name);
      change(_id, { quantity: quantity - pieces });
    },
    stored,
  };
}

/** Opens the grid of prices and stock of such a shop. */
export async function openPrices(...withVariants: string[]) {
  const shop = servePrices(withVariants);
  renderApp('/dashboard/admin/prices', { session: buildSession({ role: 1 }) });
  await screen.findByLabelText('Price of Atlas in dollars');
  return shop;
}

/** The rows that say that they are saved, of which there is at least one. */
export const savedRows = () => screen.findAllByText('Saved');

export const priceOf = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(`Price of ${name} in dollars`);
export const compareAtOf = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(`Compare-at price of ${name} in dollars`);
export const stockOf = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(`Stock of ${name}`);

/** Types into a field, which replaces its text. */
export function typeInto(field: HTMLInputElement, value: string) {
  field.focus();
  fireEvent.change(field, { target: { value } });
}

/** Types into a field and presses Enter. */
export function enterInto(field: HTMLInputElement, value: string) {
  typeInto(field, value);
  fireEvent.keyDown(field, { key: 'Enter' });
}
