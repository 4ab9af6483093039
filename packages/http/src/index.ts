export {
  Page,
  apiRouter,
  cachedPosts,
  pathsOf,
  route,
  type Controller,
  type Route,
} from './route.js';
export type { Actor, Authenticate, CurrentUser, SignedInActor } from './access/access.js';
export { tokenOf } from './access/require-access.js';

export { rawBody } from './body/raw-body.js';

export { answerFailure, errorHandler, unknownAddress } from './errors/error-handler.js';
export { isDiskFull } from './errors/disk-full.js';
export { isOutage } from './errors/outage.js';
export { toHttpError } from './errors/to-http-error.js';

export { FileReply } from './replies/file-reply.js';
export { sendStream } from './replies/send-stream.js';
export { ImageReply } from './replies/image-reply.js';
export { jsonWithList } from './replies/json-with-list.js';

export { admission } from './front/admission.js';
export { frontOfShop } from './front/front-of-shop.js';
export { paceRefusals } from './front/pace-refusals.js';
export { takeTurns } from './front/turns.js';

export { ACCENT_SHEET_ROUTE, accentSheet, MARK_ICON_ROUTE, shopIcon } from './pages/shop-face.js';
export { PREVIEW_SHEET_ROUTE, previewSheet } from './pages/preview-page.js';
export { pageDataOf } from './pages/page-data.js';
export type { PageHead } from './pages/page-metadata.js';
export { SECURITY_TXT_PATH, securityTxt } from './pages/security-txt.js';
export { webPages, type HeadLookups } from './pages/web-pages.js';
export { originOf } from './pages/origin.js';
export { securityHeaders, styleNonceOf } from './security-headers.js';

export { apiDocs } from './docs/api-docs.js';
export { contract } from './docs/contract.js';
export { alive, databaseReady } from './operations/health.js';
export { createMetrics, type Figure } from './operations/metrics.js';
export { onlyForScrapers } from './operations/only-for-scrapers.js';
export { assignRequestId } from './operations/request-id.js';
export { requestLog } from './operations/request-log.js';
