/** For how many days a shopper waits for a product to be in stock again. */
export const STOCK_ALERT_DAYS = 180;
