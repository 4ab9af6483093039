import type { OrderToPrice } from '../../pricing/order-to-price.js';
import type { Occasion } from '../../pricing/promotions/candidates.js';
import type { TaxRate } from '../../pricing/taxes/tax-rate.js';
import type { ExampleContext, ExampleLine, ExampleOrder } from './example.js';
import { endOf } from './end-of.js';
import { promotionOf } from './promotion-of.js';

const METHOD = 'delivery';

/** The order of an example as the shop has it: with tax classes, rates of a zone, and the way of delivery it offers. */
export function orderOf(example: ExampleOrder): OrderToPrice {
  const { lines, shipping, promotions, codes, context = {}, pricesIncludeTax, rounding } = example;
  const occasion = occasionOf(context, example);
  return {
    lines: lines.map((line) => ({
      id: line.id,
      product: line.product ?? line.id,
      priceCents: line.unitPrice,
      quantity: line.quantity,
      categories: line.category === undefined ? [] : [line.category],
      isOnSale: line.onSale,
      lowestPriceCents: line.floorUnitPrice,
      taxClass: classOf(line.taxRate),
      isTaxIncluded: line.taxIncluded,
    })),
    promotions: promotions.map(promotionOf),
    codes,
    occasion,
    shipping: shipping
      ? {
          methods: [
            {
              id: shipping.method ?? METHOD,
              name: shipping.method ?? METHOD,
              price: { by: 'flat', priceCents: shipping.price },
              taxClass: classOf(shipping.taxRate),
              isTaxIncluded: shipping.taxIncluded,
            },
          ],
          chosen: shipping.method ?? METHOD,
        }
      : undefined,
    taxes: {
      isIncluded: pricesIncludeTax,
      rounding: rounding === 'total' ? 'total' : 'line',
      rates: ratesOf([...lines, ...(shipping ? [shipping] : [])], context),
    },
  };
}

function occasionOf(context: ExampleContext, { promotions }: ExampleOrder): Occasion {
  const now = context.now === undefined ? Date.now() : Date.parse(context.now);
  const { customer, customerGroup, customerUsed = {}, placedOrders } = context;
  const used = new Map(
    promotions.map(({ id, code }) => [id, customerUsed[code ?? id] ?? customerUsed[id] ?? 0]),
  );
  const isKnown = [customer ?? undefined, customerGroup, placedOrders].some(
    (value) => value !== undefined,
  );
  return {
    now,
    weekday: new Date(now).getUTCDay(),
    customer: isKnown
      ? { used, placedOrders, tags: customerGroup === undefined ? [] : [customerGroup] }
      : undefined,
  };
}

function classOf(rate = 0): string {
  return `${rate} %`;
}

/** A rate for each class; those with dates instead, if the example has them. */
function ratesOf(taxed: Pick<ExampleLine, 'taxRate'>[], { taxRates = [] }: ExampleContext) {
  const rates = [...new Set(taxed.flatMap(({ taxRate }) => taxRate ?? []))];
  return rates.flatMap((rate): TaxRate[] => {
    const dated = taxRates.some((one) => one.rate === rate) ? taxRates : [{ rate }];
    return dated.map(({ rate: percent, ...dates }: (typeof taxRates)[number]) => ({
      name: `${percent} %`,
      taxClass: classOf(rate),
      rate: Math.round(percent * 1000),
      from: dates.startsAt === undefined ? undefined : Date.parse(dates.startsAt),
      until: dates.endsAt === undefined ? undefined : endOf(dates.endsAt),
    }));
  });
}
