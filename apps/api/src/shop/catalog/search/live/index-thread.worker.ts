import { serveIndex } from '@shop/search/serve-index';

serveIndex();
