/** A tier as it is typed. */
export interface TypedTier {
  from: string;
  value: string;
}

/** The tiers that the form holds as one text. */
export function tiersOf(text: string): TypedTier[] {
  return text === '' ? [] : (JSON.parse(text) as TypedTier[]);
}

export function tiersText(tiers: readonly TypedTier[]): string {
  return tiers.length === 0 ? '' : JSON.stringify(tiers);
}
