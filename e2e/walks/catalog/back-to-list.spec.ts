import type { Page } from '@playwright/test';
import { expect, test } from '../lib/walk.js';

const LISTS = [
  '/',
  '/?sort=price',
  '/?price=1',
  '/?category=toys&category=music',
  '/?stock=in&sort=name',
  '/category/toys',
  '/category/electronics?sort=price-desc',
  '/search?q=a',
  '/search?q=a&sort=price',
  '/search?q=a&stock=in',
];

/** How a visitor comes back to a list after opening a product from it. */
const RETURNS = {
  Back: (page: Page) => page.goBack(),
  'Back after a reload of the product': async (page: Page) => {
    await page.reload({ waitUntil: 'networkidle' });
    await page.goBack();
  },
  'Back and a reload of the list': async (page: Page) => {
    await page.goBack();
    await page.waitForURL(/^(?!.*\/product\/)/);
    await page.reload();
  },
};

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** Opens a list with up to three pages. */
async function openList(page: Page, address: string) {
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Loadmore' });
  for (const loaded of [2, 3]) {
    if (!(await more.isVisible())) return;
    await more.click();
    await expect(page).toHaveURL(new RegExp(`[?&]loaded=${loaded}`));
  }
}

for (const [way, comeBack] of Object.entries(RETURNS))
  test(`${way} shows the same products at the same place, and the card that was left has the focus`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(90_000);
    for (const address of LISTS)
      await test.step(address, async () => {
        await openList(page, address);
        const names = await namesOf(page);
        const card = cards(page).nth(Math.floor(names.length * 0.7));
        await card.evaluate((element) => {
          element.scrollIntoView({ block: 'center' });
        });
        const top = (await card.boundingBox())?.y ?? 0;
        await card.getByRole('heading').getByRole('link').click();
        await expect(page).toHaveURL(/\/product\//);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await comeBack(page);
        await expect(card.getByRole('heading').getByRole('link')).toBeFocused();
        expect(await namesOf(page)).toEqual(names);
        const back = (await card.boundingBox())?.y ?? 0;
        expect(Math.abs(back - top)).toBeLessThan(50);
      });
    if (way !== 'Back') return;
    await openList(page, '/?sort=price');
    const guest = await browser.newPage();
    await guest.goto(page.url());
    expect(await namesOf(guest)).toEqual(await namesOf(page));
    await guest.close();
  });
