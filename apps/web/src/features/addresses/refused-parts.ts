import { ADDRESS_PARTS, type AddressPart, type FieldError } from '@shop/shared';

/** What is wrong with entries, under the names that the server has for them, such as `taxId` or `billing.name`. */
export type RefusedFields = readonly FieldError[] | undefined;

/** What is wrong with one of the entries. */
export function refusalOf(refused: RefusedFields, name: string): string | undefined {
  return refused?.find(({ field }) => field === name)?.message;
}

/** What is wrong with the parts of one of the addresses. */
export function refusedParts(
  refused: RefusedFields,
  address: 'address' | 'billing',
): Partial<Record<AddressPart, string>> {
  return Object.fromEntries(
    ADDRESS_PARTS.flatMap((part) => {
      const message = refusalOf(refused, `${address}.${part}`);
      return message === undefined ? [] : [[part, message]];
    }),
  );
}
