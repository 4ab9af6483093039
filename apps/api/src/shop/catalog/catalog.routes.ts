import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import {
  categoryTag,
  followsStock,
  listTags,
  listingTags,
  LISTS,
  productTag,
  productTags,
} from './changes/tags.js';
import type { BrandDeps } from './brands/brand-uses.js';
import { bulkEdit } from './bulk-edit/bulk-edit.controller.js';
import * as longEdits from './bulk-edit/long-edits/long-edits.controller.js';
import * as brands from './brands/brands.controller.js';
import type { CategoryDeps } from './categories/category-uses.js';
import * as categories from './categories/categories.controller.js';
import * as categoryPhotos from './categories/photo/category-photo.controller.js';
import * as exported from './files/export/export.controller.js';
import { duplicate } from './duplicate/duplicate.controller.js';
import * as imports from './files/administered/imports.controller.js';
import * as listing from './listing/listing.controller.js';
import * as photos from './photos/photos.controller.js';
import * as counts from './search/counts/counts.controller.js';
import * as facets from './search/facets/facets.controller.js';
import * as pins from './search/pins/pins.controller.js';
import * as synonyms from './search/synonyms/synonyms.controller.js';
import * as productPhotos from './product-photos/product-photos.controller.js';
import * as products from './products/products.controller.js';
import * as stockAlerts from './stock-alerts/stock-alerts.controller.js';
import * as variants from './variants/variants.controller.js';
import * as suggestions from './suggestions/suggestions.controller.js';
import * as administered from './visibility/administered.controller.js';

export function catalogRoutes(
  deps: listing.ListingDeps &
    counts.CountsDeps &
    BrandDeps &
    CategoryDeps &
    stockAlerts.StockAlertDeps,
) {
  return [
    route(endpoints.listCategories, categories.list, () => [LISTS]),
    // What is in stock does not matter to them, so a sale leaves them as they are.
    route(endpoints.listCategoryPictures, categories.pictures(deps), () => [LISTS]),
    route(endpoints.createCategory, categories.create),
    route(endpoints.updateCategory, categories.update),
    route(endpoints.deleteCategory, categories.remove(deps)),
    route(endpoints.mergeCategory, categories.merge(deps)),
    route(endpoints.listCountedCategories, categories.listCounted),
    route(endpoints.getCategory, categories.get),
    route(endpoints.getCategoryPhoto, categoryPhotos.get, ({ params }) => [categoryTag(params.id)]),
    route(endpoints.saveCategoryPhoto, categoryPhotos.save),
    route(endpoints.deleteCategoryPhoto, categoryPhotos.remove),

    route(endpoints.listProducts, listing.administered(deps), ({ query }, { products: shown }) =>
      followsStock(query) ? undefined : listTags(shown),
    ),
    route(endpoints.listProductPage, listing.page(deps), ({ query }, { products: shown }) =>
      followsStock(query) ? undefined : listTags(shown),
    ),
    route(endpoints.listCatalogue, listing.catalogue(deps), ({ query }, found) =>
      listingTags(query, found),
    ),
    route(endpoints.listProductRow, listing.row(deps), (_, { products: shown }) => listTags(shown)),
    route(endpoints.countProducts, listing.count, () => [LISTS]),
    route(endpoints.filterProducts, listing.filtered(deps), ({ body }, { products: shown }) =>
      followsStock(body) ? undefined : listTags(shown),
    ),
    route(endpoints.searchProducts, listing.search(deps), ({ query }, found) =>
      followsStock(query) ? undefined : listTags(found),
    ),
    route(endpoints.suggestProducts, suggestions.list(deps), (_, { products: shown }) =>
      listTags(shown),
    ),
    route(
      endpoints.listCategoryProducts,
      listing.ofCategory(deps),
      ({ query }, { products: shown }) => (followsStock(query) ? undefined : listTags(shown)),
    ),
    route(endpoints.listSimilarProducts, products.listSimilar(deps), (_, { products: shown }) =>
      listTags(shown),
    ),
    route(endpoints.getProduct, products.get(deps), (_, { product }) => productTags(product)),
    route(endpoints.listAdministeredProducts, administered.list(deps)),
    route(endpoints.exportProducts, exported.exportAll(deps)),
    route(endpoints.getAdministeredProduct, administered.get),
    route(endpoints.getAdministeredPhoto, administered.getPhoto),
    route(endpoints.createProduct, products.create),
    route(endpoints.duplicateProduct, duplicate),
    route(endpoints.updateProduct, products.update),
    route(endpoints.updatePriceAndStock, products.updatePriceAndStock),
    route(endpoints.getVariants, variants.get),
    route(endpoints.listVariants, variants.list),
    route(endpoints.listBarcodeUses, variants.listBarcodeUses),
    route(endpoints.saveVariants, variants.save),
    route(endpoints.listStockMovements, variants.listStockMovements),
    route(endpoints.askForStock, stockAlerts.ask(deps)),
    route(endpoints.getPhotos, productPhotos.get),
    route(endpoints.addPhoto, productPhotos.add),
    route(endpoints.arrangePhotos, productPhotos.arrange),
    route(endpoints.replacePhoto, productPhotos.replace),
    route(endpoints.removePhoto, productPhotos.remove),
    route(endpoints.bulkEditProducts, bulkEdit),
    route(endpoints.addLongEditPart, longEdits.addPart),
    route(endpoints.getLongEdit, longEdits.latest),
    route(endpoints.stepLongEdit, longEdits.step),
    route(endpoints.deleteProduct, products.remove),
    route(endpoints.moveProducts, products.move),

    route(endpoints.listBrands, brands.list),
    route(endpoints.updateBrand, brands.update),
    route(endpoints.mergeBrand, brands.merge(deps)),
    route(endpoints.deleteBrand, brands.remove(deps)),

    route(endpoints.listImports, imports.list),
    route(endpoints.createImport, imports.create),
    route(endpoints.addImportPiece, imports.addPart),
    route(endpoints.addImportPhoto, imports.addPhoto),
    route(endpoints.listImportPhotos, imports.listPhotos),
    route(endpoints.updateImport, imports.update),
    route(endpoints.getImport, imports.get),
    route(endpoints.listImportRemarks, imports.listRemarks),
    route(endpoints.exportWrongRows, imports.exportWrongRows),
    route(endpoints.listImportResults, imports.listResults),

    route(endpoints.countSearch, counts.count(deps)),
    route(endpoints.listSearches, counts.list(deps)),
    route(endpoints.getSynonyms, synonyms.get),
    route(endpoints.updateSynonyms, synonyms.update),
    route(endpoints.switchBuiltInSynonym, synonyms.switchBuiltIn),
    route(endpoints.getFacets, facets.get(deps)),
    route(endpoints.updateFacets, facets.update),
    route(endpoints.listPins, pins.list),
    route(endpoints.getPin, pins.get),
    route(endpoints.updatePin, pins.update),

    route(endpoints.getProductPhoto, photos.get, ({ params }) => [productTag(params.id)]),
  ];
}
