import { IMPORT_COLUMNS_KEY } from '../../lib/storage/forget-everybody';
import { createLocalStore } from '../../lib/storage/local-store';
import { fieldsOf, isText } from '../../lib/storage/stored-values';

/** Assigned columns by header. */
export type Assigned = Record<string, string>;

/** Files with other headers than these are forgotten. */
const REMEMBERED = 20;

const store = createLocalStore<Record<string, Assigned>>({
  key: IMPORT_COLUMNS_KEY,
  empty: {},
  parse: (stored) =>
    Object.fromEntries(
      Object.entries(fieldsOf(stored)).map(([headers, assigned]) => [
        headers,
        Object.fromEntries(
          Object.entries(fieldsOf(assigned)).filter((entry): entry is [string, string] =>
            isText(entry[1]),
          ),
        ),
      ]),
    ),
});

const keyOf = (headers: readonly string[]) => headers.join('\n');

/** How the columns of a file with these headers were assigned the last time. */
export function rememberedColumns(headers: readonly string[]): Assigned {
  return store.get()[keyOf(headers)] ?? {};
}

/** Remembers how columns are assigned, for the next file with the same headers. */
export function rememberColumns(headers: readonly string[], assigned: Assigned): void {
  const key = keyOf(headers);
  const others = Object.entries(store.get()).filter(([known]) => known !== key);
  store.set(Object.fromEntries([...others.slice(1 - REMEMBERED), [key, assigned]]));
}
