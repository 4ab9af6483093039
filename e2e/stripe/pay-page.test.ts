import { describe, expect, it } from 'vitest';
import { openStripe, orderedSession } from './testing.js';

/** A session, and what its page answers when a button is pressed. */
async function openPage() {
  const { stripe, control } = await openStripe();
  const { id, url } = await stripe.checkout.sessions.create(orderedSession());
  const press = (card: string) =>
    fetch(url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ card }),
      redirect: 'manual',
    });
  return { stripe, control, id, url: url ?? '', press };
}

describe('the page to pay on', () => {
  it('shows the amount, and the way back without paying', async () => {
    const { url } = await openPage();
    const page = await fetch(url).then((reply) => reply.text());
    expect(page).toContain('46.99 USD');
    expect(page).toContain('href="http://shop.test/orders/1042"');
  });

  it('sends who has paid back to the shop, with the session’s id', async () => {
    const { press, id } = await openPage();
    const reply = await press('good');
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe(`http://shop.test/paid?session=${id}`);
  });

  it('stays after a declined card', async () => {
    const { press } = await openPage();
    expect(await (await press('declined')).text()).toContain('Your card was declined.');
    expect((await press('good')).status).toBe(303);
  });

  it('takes no second payment in another tab', async () => {
    const { press, control } = await openPage();
    await press('good');
    expect(await (await press('good')).text()).toContain('complete');
    expect(await control('intents')).toHaveLength(1);
  });

  it('takes no payment once the session has expired', async () => {
    const { stripe, id, press, control } = await openPage();
    await stripe.checkout.sessions.expire(id);
    expect(await (await press('good')).text()).toContain('expired');
    expect(await control('intents')).toEqual([]);
  });
});
