import { expect, it } from 'vitest';
import { read, readOne } from '../testing/files.js';

const file = (price: string) => `Handle,Title,Variant Price\na,A,"${price}"\n`;

it.each(['$99.00', '99.00 $', 'US$ 99', 'USD 99.00', '99 usd'])('reads %s', async (price) => {
  expect((await readOne(file(price))).variants[0]?.price).toBe(9900);
});

it.each([
  ['€99.00', '€'],
  ['99.00 EUR', 'EUR'],
  ['A$99', 'A$'],
  ['£99', '£'],
])('refuses %s by its currency', async (price, sign) => {
  const { problems } = await read(file(price));
  const reason = `Price is in ${sign}: the shop’s prices are in USD`;
  expect(problems).toMatchObject([{ line: 2, column: 'Variant Price', value: price, reason }]);
});

it('reads the sign of another shop’s currency, with its decimal comma', async () => {
  const text = 'Handle;Title;Variant Price\na;A;99,50 €\nb;B;€ 5,00\n';
  const { products } = await read(text, { currency: 'EUR' });
  expect(products.map(({ variants }) => variants[0]?.price)).toEqual([9950, 500]);
  expect((await read(file('$99'), { currency: 'EUR' })).problems).toHaveLength(1);
});

it.each(['$1,299.00', '$', '$free', '5 pcs'])('%s is still no amount', async (price) => {
  const { problems } = await read(file(price));
  expect(problems).toMatchObject([{ reason: 'Price is not an amount such as 1234.50' }]);
});

it('knows the column of its own export that has the unit of weights', async () => {
  const { index } = await read(
    'Handle,Title,Variant Price,Variant Grams,Variant Weight Unit\na,A,1,2,g\n',
  );
  expect(index.layout.has('weightUnit')).toBe(true);
});
