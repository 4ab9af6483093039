import type { Location } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/address/keep-scroll';

/** Options of a navigation to the entry in the history at which the sheet of filters is open, so that Back closes it. */
export const SHEET_ENTRY = { state: { ...KEEP_SCROLL.state, sheet: true } };

export function isSheetEntry({ state }: Location): boolean {
  return (state as { sheet?: boolean } | null)?.sheet === true;
}
