/** The catalogue's exports to other features. */
export { catalogRoutes } from './catalog.routes.js';
export { PRODUCT_WRITERS } from './announced/product-writer.js';
export { forgetLongEdits } from './bulk-edit/long-edits/forget-long-edits.js';
export { longEditOf } from './bulk-edit/long-edits/long-edit-of.js';
export { handleLongEdit } from './bulk-edit/long-edits/work-off.js';
export { LONG_EDIT_TOPIC } from './bulk-edit/long-edits/work-off-later.js';
export { BrandModel, type BrandRecord } from './brands/brand.model.js';
export type { BrandUses } from './brands/brand-uses.js';
export type { CategoryUses } from './categories/category-uses.js';
export { CategoryModel, categoryNameKey } from './categories/category.model.js';
export { CategoryPhotoModel } from './categories/photo/category-photo.model.js';
export { categoryAtPath } from './categories/tree/category-at-path.js';
export {
  KeptCategoryTree,
  STORED_TREE,
  type CategoryTree,
} from './categories/tree/category-tree.js';
export {
  followOthersChanges,
  invalidateOwnChanges,
  shareOwnChanges,
} from './changes/follow-changes.js';
export { changed } from './changes/changed.js';
export { KeptValue } from './changes/kept-value.js';
export { LISTS, namedBy, SETTINGS } from './changes/tags.js';
export { STOCK_MAILS, STOCK_SAMPLES } from './stock-alerts/back-in-stock.js';
export { STOCK_ALERT_TOPIC } from './stock-alerts/check-later.js';
export { handleStockAlerts } from './stock-alerts/handle-stock-alerts.js';
export { StockAlertModel, type StockAlertRecord } from './stock-alerts/stock-alert.model.js';
export { unsubscribePage } from './stock-alerts/unsubscribe-page.js';
export { FEED_TOPIC, handleFeed } from './feed/try-feed.js';
export { productFeed } from './feed/product-feed.js';
export {
  giveUpImport,
  IMPORT_TOPIC,
  importFile,
  photoFetcher,
  planFile,
  startImports,
  type ImportReport,
} from './files/index.js';
export { pageHeads } from './page-heads.js';
export { photoFields } from './photos/photo-fields.js';
export { cacheControl, imageReply } from './photos/photos.controller.js';
export { deletePhotos, findPhoto, movePhoto, storePhoto } from './photos/stored-photos.js';
export { PhotoModel } from './photos/photo.model.js';
export { photoOf, preparePhoto, type PreparedPhoto } from './photos/prepare-photo.js';
export { addPhoto, type NewPhoto } from './product-photos/add-photo.js';
export { photosFields } from './product-photos/product-photos.js';
export { ProductModel, type ProductRecord } from './products/product.model.js';
export { lowStockFilter, SCARCEST_FIRST } from './products/product-orders.js';
export { productFields } from './products/stored-product.js';
export { photosOfProducts } from './products/photos-of-products.js';
export type { CatalogRecords } from './records/catalog-records.js';
export { CachedRecords } from './records/cached-records.js';
export { searchTermOf } from './search/search-index.js';
export { LiveIndex } from './search/live/live-index.js';
export { SearchCounts } from './search/counts/search-counts.js';
export { searchDays, type SearchDayRecord } from './search/counts/search-day.model.js';
export { PinnedProducts, type Pins } from './search/pins/pinned-products.js';
export { namedProducts } from './search/pins/named-products.js';
export { presentFound } from './search/search-products.js';
export type { ProductSearch } from './search/search-products.js';
export { SearchTermModel } from './search/search-term.model.js';
export { createSitemap, robots } from './sitemap.js';
export { slugBase } from './slugs.js';
export { giveBackStock } from './stock/give-back-stock.js';
export { findShortages, shortagesInWords, type Shortage } from './stock/shortages.js';
export { GOODS_FIELDS, goodsOf, type Goods } from './stock/goods.js';
export { StockMovementModel, type StockMovementRecord } from './stock/stock-movement.model.js';
export { takeStock, type TakenStock } from './stock/take-stock.js';
export {
  isSold,
  scarcestVariants,
  variantsIn,
  variantsOf,
  type VariantsById,
} from './variants/find-variants.js';
export { summaryOf } from './stock/summary.js';
export { VariantModel, type VariantRecord } from './variants/variant.model.js';
export { cartVariantView, namedVariantView, type NamedVariant } from './variants/variant.view.js';
export { LISTED, NOT_ARCHIVED } from './visibility/listed.js';
export { Departures } from './visibility/departures.js';
export { detailFields } from './visibility/product-details.js';
export { startPublishing } from './visibility/publish-due.js';
