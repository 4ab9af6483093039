/** What the catalogue offers to the shop's other parts. */
export { catalogRoutes } from './catalog.routes.js';
export { CategoryModel, categoryNameKey } from './category.model.js';
export { nameKey } from './name-key.js';
export { categoryPageHead, productPageHead } from './page-heads.js';
export { PhotoModel } from './photo.model.js';
export { photoOf, type PreparedPhoto } from './photos.js';
export { LOW_STOCK, PRODUCT_ORDERS, ProductModel } from './product.model.js';
export { photosOf } from './product.view.js';
export { searchFields, searchTermOf } from './search-index.js';
export { SearchTermModel } from './search-term.model.js';
export { robots, sitemap } from './sitemap.js';
export { slugBase } from './slugs.js';
