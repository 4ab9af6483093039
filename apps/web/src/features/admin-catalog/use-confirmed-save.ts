import { useRef } from 'react';
import { ApiError } from '../../lib/http/api-error';
import { openedWithAfter, type Priced, type PriceFields } from './price-fields';

/** Whether the shop answered that it has saved nothing. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const isSame = (one: PriceFields, other: PriceFields) =>
  one.price === other.price &&
  one.compareAtPrice === other.compareAtPrice &&
  one.quantity === other.quantity;

/**
 * Saves of one row whose replies may be lost. A save without a reply may be stored or not. So before anything else is
 * saved, it is sent again as it was: under its edit key it changes nothing twice.
 */
export function useConfirmedSave(save: (fields: PriceFields) => Promise<Priced>) {
  const unconfirmed = useRef<PriceFields>(undefined);

  async function send(fields: PriceFields): Promise<Priced> {
    unconfirmed.current = fields;
    try {
      const stored = await save(fields);
      unconfirmed.current = undefined;
      return stored;
    } catch (error) {
      if (isRefusal(error)) unconfirmed.current = undefined;
      throw error;
    }
  }

  /** @returns what the row was opened with if the earlier save is stored. @throws ApiError while that is unknown */
  async function confirm(earlier: PriceFields) {
    try {
      return openedWithAfter(await send(earlier), String(earlier.quantity));
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }

  return {
    isUnconfirmed: () => unconfirmed.current !== undefined,
    /** What was sent and is under way, or was not confirmed. */
    sent: () => unconfirmed.current,
    /** Call this when what is stored has been loaded. */
    forget: () => {
      unconfirmed.current = undefined;
    },
    /** @param rebase receives what the row was opened with once an earlier save is confirmed */
    send: async (
      fields: PriceFields,
      rebase: (openedWith: PriceFields['openedWith']) => void,
    ): Promise<Priced> => {
      const { current: earlier } = unconfirmed;
      if (!earlier) return send(fields);
      if (isSame(earlier, fields)) return send(earlier);
      const openedWith = await confirm(earlier);
      if (openedWith) rebase(openedWith);
      return send({ ...fields, openedWith: openedWith ?? fields.openedWith });
    },
  };
}
