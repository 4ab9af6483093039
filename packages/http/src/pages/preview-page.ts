import type { RenderedPage, ShopDetails } from '@shop/shared';
import type { RequestHandler, Response } from 'express';

/** The route of the style sheet that a preview's notice needs. */
export const PREVIEW_SHEET_ROUTE = '/preview-notice.css';

const SHEET = `.preview-notice {
  position: sticky;
  z-index: 20;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  align-items: center;
  justify-content: center;
  padding: 0.25rem 1rem;
  background: #1d1a17;
  color: #fff;
  font-size: 0.875rem;
}
.preview-notice a {
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: inherit;
}
@media print {
  .preview-notice {
    display: none;
  }
}
`;

export const previewSheet: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'public, max-age=3600').type('css').send(SHEET);
};

const NOTICE =
  '<aside class="preview-notice" aria-label="Preview">' +
  '<span>This is a preview of your draft. Shoppers don’t see it.</span>' +
  '<a href="/dashboard/admin/settings">Back to the settings</a></aside>';

/** Sends a page that shows a draft of the settings. Nobody may keep it, and search engines may not list it. */
export function sendPreview(res: Response, { status }: RenderedPage, document: string): void {
  const body = document
    .replace('</head>', () => `<link rel="stylesheet" href="${PREVIEW_SHEET_ROUTE}"></head>`)
    .replace('</body>', () => `${NOTICE}</body>`);
  res
    .status(status)
    .set('Cache-Control', 'private, no-store')
    .set('X-Robots-Tag', 'noindex')
    .type('html')
    .send(body);
}

/** Reads the details of the draft whose secret is in an address; undefined if there is none. */
export type PreviewLookup = (secret: string) => Promise<ShopDetails | undefined>;
