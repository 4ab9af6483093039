import { endpoints, isGtin, LIMITS, type BarcodeUse } from '@shop/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';

const NONE: readonly BarcodeUse[] = [];

/** What the shop has with these barcodes; of what is no GTIN, such as one that is being typed, nothing is asked. */
export function useBarcodeUses(typed: readonly string[]): readonly BarcodeUse[] {
  const barcodes = [...new Set(typed.map((text) => text.trim()))].filter(isGtin).sort();
  const { data = NONE } = useQuery({
    queryKey: [PUBLIC_DATA, 'barcode-uses', barcodes],
    queryFn: ({ signal }) => readUses(barcodes, signal),
    enabled: barcodes.length > 0,
    placeholderData: keepPreviousData,
  });
  return data;
}

async function readUses(barcodes: readonly string[], signal: AbortSignal) {
  const uses: BarcodeUse[] = [];
  for (let at = 0; at < barcodes.length; at += LIMITS.barcodes) {
    const query = { barcodes: barcodes.slice(at, at + LIMITS.barcodes).join(',') };
    uses.push(...(await call(endpoints.listBarcodeUses, { query, signal })).uses);
  }
  return uses;
}
