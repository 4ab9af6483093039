import { styleNonceOf } from '@shop/http';
import type { ShopDetails } from '@shop/shared';
import { Router, type Response } from 'express';
import { markup, type Markup } from '../../mail/index.js';
import { endStockAlerts } from './ask-for-stock.js';
import { UNSUBSCRIBE_PATH } from './unsubscribe-path.js';

type Details = () => Promise<Pick<ShopDetails, 'name'>>;

/**
 * Where mails about stock are ended: a page with a button that works without scripts. Mail programs send the same POST
 * (RFC 8058). Opening the page alone ends nothing, because programs that look for harmful links open it, too.
 */
export function unsubscribePage(details: Details): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(`${UNSUBSCRIBE_PATH}:token`)
    .get(async (_req, res) => {
      await send(
        res,
        details,
        markup`<p>No more mails when a product is back in stock? Mails about your orders still come.</p>
<form method="post"><button type="submit">Stop these mails</button></form>`,
      );
    })
    .post(async (req, res) => {
      await endStockAlerts(req.params.token);
      await send(
        res,
        details,
        markup`<p role="status">You get no more mails when a product is back in stock.</p>`,
      );
    });
  return router;
}

async function send(res: Response, details: Details, content: Markup): Promise<void> {
  const { name } = await details();
  const nonce = styleNonceOf(res);
  res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  res.type('html').send(
    markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<meta name="color-scheme" content="light dark">
<title>Mails about stock - ${name}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem; }
  a { color: inherit; }
  button { font: inherit; padding: 0.75rem 1.25rem; min-height: 3rem; border: 0; border-radius: 0.5rem; background: #17503f; color: #fff; }
</style>
</head>
<body>
<main>
<h1>Mails about stock</h1>
${content}
<p><a href="/">To ${name}</a></p>
</main>
</body>
</html>
`.text,
  );
}
