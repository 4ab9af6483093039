/** A transaction met so many conflicts that there is no time left to run it again. */
export class TransactionTimeoutError extends Error {
  override name = 'TransactionTimeoutError';

  constructor() {
    super('The transaction could not be completed in time');
  }
}

/** The account for which something is written was deleted meanwhile. */
export class AccountGoneError extends Error {
  override name = 'AccountGoneError';

  constructor() {
    super('The account was deleted');
  }
}
