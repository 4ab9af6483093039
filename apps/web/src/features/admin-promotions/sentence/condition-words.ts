import type { PromotionInput } from '@shop/shared';
import { goodsWords } from './goods-words';
import { counted, dollarText, either, listed, ordinal, type NameOf } from './words';

/** The days of the week, in the order of their numbers. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** When a promotion applies, each condition in a few words. */
export function conditionWords(
  { conditions = {} }: Pick<PromotionInput, 'conditions'>,
  nameOf: NameOf,
): string[] {
  const { minAmount, minQuantity, weekdays, zones, shippingMethods } = conditions;
  const { customerTags, customerGroups, nthOrder } = conditions;
  const goods = goodsWords(conditions, nameOf);
  const minimums = [
    minAmount !== undefined && dollarText(minAmount),
    minQuantity !== undefined && counted(minQuantity, 'piece'),
  ].filter((words) => words !== false);
  return [
    minimums.length > 0 && `from ${listed(minimums)}${goods && ` of ${goods}`}`,
    minimums.length === 0 && goods !== '' && `with ${goods} in the cart`,
    shippingMethods && `delivered by ${either(shippingMethods.map(nameOf))}`,
    zones && `to ${either(zones.map(nameOf))}`,
    weekdays && `on ${listed(weekdays.map((day) => `${WEEKDAYS[day] ?? ''}s`))}`,
    customerTags && `for customers tagged ${either(customerTags)}`,
    customerGroups && `for customers in ${either(customerGroups.map(nameOf))}`,
    nthOrder !== undefined && `on a customer’s ${ordinal(nthOrder)} order`,
  ].filter((words) => words !== false && words !== undefined);
}
