/** Like `FAILURE_TEXTS`, for the administrator's screens alone: kept apart, so that the first script has none of them. */
export const ADMIN_FAILURE_TEXTS = {
  /** `loadingCategories` has a spelling of its own on the Create Product screen. */
  loadingCategoriesToCreateProduct: 'Something went wrong in getting catgeory',
  creatingCategory: 'somthing went wrong in input form',
  updatingCategory: 'Somtihing went wrong',
  deletingCategory: 'something went wrong',
  savingProduct: 'something went wrong',
} as const;
