import type { ManualMethod } from './manual-methods.js';

/** The manual payment methods that a shop begins with. Apart from their schema, which pages do without. */
export const FIRST_MANUAL_METHODS: readonly ManualMethod[] = [
  { id: 'bank-transfer', name: 'Bank transfer', text: '', days: 14, isOn: false },
  { id: 'cash-on-delivery', name: 'Cash on delivery', text: '', days: null, isOn: false },
];
