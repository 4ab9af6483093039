import path from 'node:path';
import { Router } from 'express';
// Importing the package itself would run the code of its pages in the server.
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import { API_PREFIX } from '@shop/shared';
import { allowTrustedTypes } from '../security-headers.js';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Shop API</title>
    <link rel="icon" href="/api/docs/ui/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/ui/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/ui/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/**
 * Swagger UI converts the contract's texts to HTML, which it sanitizes, and passes it to the browser as plain strings.
 * The page shows nothing else, and its policy runs no inline script.
 */
const START = `window.trustedTypes?.createPolicy('default', { createHTML: (html) => html });
SwaggerUIBundle({ url: '${API_PREFIX}/openapi.json', dom_id: '#swagger-ui', deepLinking: true });
`;

/** The files of the package that the page needs; the others are not served. */
const FILES = ['favicon-32x32.png', 'swagger-ui.css', 'swagger-ui-bundle.js'];

/** The page that shows the contract. */
export function apiDocs(): Router {
  const router = Router({ caseSensitive: true });
  router.get('/', (_req, res) => {
    // The policy name of Swagger UI's sanitizer.
    allowTrustedTypes(res, 'dompurify');
    res.type('html').send(PAGE);
  });
  router.get('/start.js', (_req, res) => void res.type('js').send(START));
  for (const name of FILES) {
    const file = path.join(absolutePath(), name);
    router.get(`/ui/${name}`, (_req, res) => res.sendFile(file));
  }
  return router;
}
