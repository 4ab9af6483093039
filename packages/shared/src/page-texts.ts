/** Metadata of a page that sets none of its own (spec, section 1). */
export const DEFAULT_PAGE = {
  title: 'ecommerce app - shop now',
  description: 'mern stack project',
  keywords: 'mern,react,node,mongoDB,express',
} as const;

/** Keys of the browser's local storage (spec, section 9). */
export const STORAGE_KEYS = { auth: 'auth', cart: 'cart' } as const;
