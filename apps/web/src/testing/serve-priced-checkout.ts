import { endpoints, type Quote } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { buildProduct, buildSession } from './factories';
import { on, refusal, server } from './handlers';
import { renderApp } from './render-app';
import { serveCheckout } from './serve-checkout';

export const PARCEL = 'a'.repeat(24);
export const EXPRESS = 'b'.repeat(24);
export const PICK_UP = 'e'.repeat(24);
const METHODS: NonNullable<Quote['shippingMethods']> = [
  { _id: PICK_UP, name: 'Pick-up', price: 5, days: '', pickUpAt: 'Ring 1' },
  { _id: EXPRESS, name: 'Express', price: 12, days: '1' },
  { _id: PARCEL, name: 'Parcel', price: 5, days: '2 to 4' },
];

/** What a quote was asked with. */
export interface Wishes {
  codes?: string[];
  address?: { country?: string; postalCode?: string };
  shippingMethod?: string;
}

export const lamp = buildProduct({ price: 20 });
export const session = buildSession();

/**
 * A shop that delivers to Austria in three ways, only by parcel to 9999, knows the codes SUMMER and, once a way is
 * chosen, FREESHIP, and refuses GUESS as one try too many. Tests may change its terms at any time.
 */
export function servePricedCheckout() {
  const shop = serveCheckout(lamp);
  const setAside: Quote['setAside'] = [];
  const gifts: NonNullable<Quote['gifts']> = [];
  const taxes: NonNullable<Quote['taxes']> = [];
  const offered = { countries: ['AT', 'DE'], methods: METHODS };
  const terms = { summer: 4, ...offered, setAside, gifts, taxes, isCarried: true };
  const asked: Wishes[] = [];

  function priceOf({
    codes = [],
    address,
    shippingMethod,
  }: Wishes): Partial<Quote> & { total: number } {
    const isThere = address?.country === 'AT';
    const fitting = terms.methods.filter(
      ({ _id }) => address?.postalCode !== '9999' || _id === PARCEL,
    );
    const chosen = isThere ? fitting.find(({ _id }) => _id === shippingMethod) : undefined;
    const discount = codes.includes('SUMMER') ? terms.summer : 0;
    const shipping = chosen?.price ?? 0;
    const total = 20 - discount + shipping;
    const state = address?.country
      ? isThere
        ? chosen
          ? 'chosen'
          : 'open'
        : 'nowhere'
      : 'unknown';
    return {
      total,
      amounts: { items: 20, discount, shipping, tax: 0, taxIncluded: 0, total },
      discounts: discount
        ? [{ code: 'SUMMER', name: 'Summer sale', amount: discount, scope: 'items' }]
        : [],
      taxes: terms.taxes,
      rejected: codes.flatMap((code) => refusalOfCode(code, chosen !== undefined)),
      ...(terms.setAside.length > 0 && { setAside: terms.setAside }),
      ...(terms.gifts.length > 0 && { gifts: terms.gifts }),
      ...(chosen && { shippingMethod: { _id: chosen._id, name: chosen.name } }),
      shippingMethods: isThere ? fitting : [],
      destination: terms.isCarried ? { state, countries: terms.countries } : {},
    };
  }

  server.use(
    on(endpoints.quoteOrder).answer(async ({ request }) => {
      const wishes = (await request.clone().json()) as Wishes;
      asked.push(wishes);
      if (wishes.codes?.includes('GUESS'))
        return refusal(429, 'Too many codes, please try again later');
      return { ...(await shop.quote({ request })), ...priceOf(wishes) };
    }),
    on(endpoints.getAddresses).answer(() => ({ success: true, addresses: [], version: 0 })),
    on(endpoints.saveAddresses).answer(() => ({ success: true, addresses: [], version: 1 })),
  );
  return {
    ...shop,
    terms,
    /** What quotes were asked with so far. */
    asked,
  };
}

function refusalOfCode(code: string, isChosen: boolean): NonNullable<Quote['rejected']> {
  if (code === 'SUMMER' || (code === 'FREESHIP' && isChosen)) return [];
  return code === 'FREESHIP'
    ? [{ code, reason: 'no-matching-items', message: `${code} applies later`, awaits: 'delivery' }]
    : [{ code, reason: 'unknown-code', message: `${code} is not a valid code` }];
}

/** What is stored of the entries at the checkout. */
export function storedEntries(): Wishes & { owner?: string; note?: string; isFilledIn?: boolean } {
  return JSON.parse(localStorage.getItem('checkout-entries') ?? '{}') as Wishes;
}

/** Opens the cart with everything entered that an order needs. */
export async function openFilledIn(changes: object = {}, cart = [lamp]) {
  const address = {
    name: 'Ada',
    line1: 'Street 1',
    city: 'Vienna',
    postalCode: '1010',
    country: 'AT',
  };
  const entries = { owner: session.user._id, codes: [], address, shippingMethod: PARCEL };
  localStorage.setItem('checkout-entries', JSON.stringify({ ...entries, ...changes }));
  const view = renderApp('/cart', { session, cart });
  await screen.findByText(/^Delivery: /);
  // What the account knows is added to the address, which must not look like an entry of the test later.
  await waitFor(() => expect(storedEntries().isFilledIn).toBe(true));
  return view;
}

export const chooseMethod = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

export async function enterCode(code: string) {
  const field = await screen.findByLabelText('Code');
  fireEvent.change(field, { target: { value: code } });
  fireEvent.submit(field);
}
