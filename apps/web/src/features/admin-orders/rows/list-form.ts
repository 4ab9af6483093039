import { z } from 'zod';
import { createLocalStore, useLocalStore } from '../../../lib/storage/local-store';

/** How a list shows what it has. */
export type ListForm = 'cards' | 'rows';

/** The form of the list of orders in this browser. */
const form = createLocalStore<ListForm>({
  key: 'orders-form',
  empty: 'cards',
  parse: (stored) => z.enum(['cards', 'rows']).parse(stored),
});

export const useListForm = () => useLocalStore(form);
export const chooseListForm = (chosen: ListForm) => form.set(chosen);
