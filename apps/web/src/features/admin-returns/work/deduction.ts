/** What is kept, if something is. What is no amount goes to the shop, which says so. */
export function deductionOf(typed: string): { deduction?: number } {
  return typed.trim() === '' ? {} : { deduction: dollarsTyped(typed) };
}

/** What was typed as US dollars; not a number if it is none. */
export function dollarsTyped(typed: string): number {
  return Number(typed.replace(',', '.'));
}
