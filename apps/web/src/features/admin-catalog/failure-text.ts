/** Said when a category was not deleted or a product not saved, and the server gave no reason (spec, section 8). */
export const CHANGE_FAILED = 'something went wrong';
