/** The successes that a visitor reads on any page, apart from `SUCCESS_TEXTS`, so that its first script has only them. */
export const BROWSING_TEXTS = {
  signedOut: 'logout successfully',
  addedToCart: 'item added to cart',
} as const;

/**
 * What a shopper or an administrator reads when a request failed and the server gave no reason. The web alone shows
 * them; the API never sends them. Spelled as the specification spells them (section 8), mistakes included.
 */
export const FAILURE_TEXTS = {
  /** Wherever the specification names no text of its own. */
  call: 'Something went wrong',
  /** In the place of a list or another part of a screen that could not be loaded. */
  loading: 'Something Went Wrong',
  loadingCategories: 'Something wwent wrong in getting catgeory',
  /** The same failure on the Create Product screen, which has a spelling of its own. */
  loadingCategoriesToCreateProduct: 'Something went wrong in getting catgeory',
  creatingCategory: 'somthing went wrong in input form',
  updatingCategory: 'Somtihing went wrong',
  deletingCategory: 'something went wrong',
  savingProduct: 'something went wrong',
} as const;
