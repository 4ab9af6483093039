import { endpoints } from '@shop/shared';
import { route } from '../http/route.js';
import * as categories from './categories/categories.controller.js';
import * as photos from './photos/photos.controller.js';
import * as products from './products/products.controller.js';

export function catalogRoutes(deps: products.ProductsDeps) {
  return [
    route(endpoints.listCategories, categories.list),
    route(endpoints.createCategory, categories.create),
    route(endpoints.updateCategory, categories.update),
    route(endpoints.deleteCategory, categories.remove),

    route(endpoints.listProducts, products.list(deps)),
    route(endpoints.listProductPage, products.listPage),
    route(endpoints.countProducts, products.count),
    route(endpoints.filterProducts, products.filter),
    route(endpoints.searchProducts, products.search),
    route(endpoints.listCategoryProducts, products.listOfCategory),
    route(endpoints.listSimilarProducts, products.listSimilar),
    route(endpoints.getProduct, products.get),
    route(endpoints.createProduct, products.create),
    route(endpoints.updateProduct, products.update),
    route(endpoints.deleteProduct, products.remove),

    route(endpoints.getProductPhoto, photos.get),
  ];
}
