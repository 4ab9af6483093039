/**
 * What the demo shop says to its shoppers. It has to be true of a shop that sells nothing, and to stay true when it charges
 * for delivery or uses another currency: only `deliveryLine` follows that.
 */
export const DEMO_SETTINGS = {
  mark: 'awning',
  tagline: 'A small shop of useful, well-made and cheerful things for every day.',
  address: '100 Example Street\nSpringfield, IL 62701',
  deliveryLine: 'Free delivery in 2 to 4 working days',
  returnsLine: '30 days to return, free of charge',
  withdrawalDays: 30,
  paymentLine: 'Demo shop: no card needed, nothing is charged',
  deliveryText: `We pack orders on the next working day. They reach you 2 to 4 working days later, at the address that you confirm in the cart.

Your cart shows what delivery costs before you pay. When your parcel leaves, its carrier and tracking number appear on the page of your order.

This is a demo shop: orders are stored and can be followed here, but no parcel is sent.`,
  returnsText: `You can return anything within 30 days of the day it reaches you, unused and in its packaging. You don’t have to say why.

To send something back, open the order in your account. If you simply don’t want to keep it, choose “Withdraw from the contract”: that needs no reason and no approval. If something is wrong with it, choose “Return items” and tell us what: our answer appears there. We send you a label, pay the postage and refund the full price within 5 working days of getting the parcel back.

Is something broken or not as described? Tell us, and we’ll replace or refund it, even after 30 days.

This is a demo shop: nothing is sent, so there is nothing to send back.`,
  termsText: `1. The shop. This is a demonstration of an online shop. You can try everything, but no goods are sold or sent, and no money is taken.

2. Orders. Pressing “Make Payment” places an order at the prices shown in the cart. If a price or the stock has changed meanwhile, the cart says so before anything is ordered.

3. Prices. The cart shows the price of everything, of delivery too, before you pay. Nothing is added afterwards.

4. Payment. The payment is simulated: no card is asked for, and nothing is charged.

5. Returns. 30 days from the day of delivery, as described on the Returns page.

6. Your account. You can change your data, download a copy of it and delete your account at any time from your dashboard. Please use no password here that you use elsewhere.

7. Liability. The demo is provided as it is, for looking around. Its contents may be reset at any time.`,
  imprintText: `This shop is a demonstration. It is run by whoever started this copy of the software, and no company stands behind the name, the address or the telephone numbers that it shows.`,
} as const;
