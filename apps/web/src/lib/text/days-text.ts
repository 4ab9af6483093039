/** How long a delivery takes, as shoppers read it: numbers alone, such as `2 to 4`, are days. */
export function daysText(typed: string): string {
  if (!/\d$/.test(typed)) return typed;
  return typed === '1' ? '1 day' : `${typed} days`;
}
