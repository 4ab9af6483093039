import { lazyPage } from '../../lazy-page';

/** The screen of unknown addresses. A separate chunk, because few visitors see it. */
export const notFoundPage = lazyPage(async () => (await import('./not-found-page')).NotFoundPage);
