/** Success messages of pages that a shopper needs fast. Separate from `SUCCESS_TEXTS`, so that those load only these. */
export const BROWSING_TEXTS = {
  signedOut: 'logout successfully',
  addedToCart: 'item added to cart',
  paid: 'Payment successfully',
} as const;

/**
 * Messages for a failed request for which the server gave no reason, on any page. Only the web shows them; the API never
 * sends them. Spelled as the specification spells them (section 8), mistakes included.
 */
export const FAILURE_TEXTS = {
  /** Wherever the specification names no text of its own. */
  call: 'Something went wrong',
  /** In place of a list or another part of a screen that could not be loaded. */
  loading: 'Something Went Wrong',
  loadingCategories: 'Something wwent wrong in getting catgeory',
} as const;
