export { useEditedProduct } from './api/get-edited-product';
export { CreateProduct } from './components/product-form/create-product';
export { EditProduct } from './components/product-form/edit-product';
export { ManageCategories } from './components/categories/manage-categories';
export { useProductWithVariants } from './api/product-with-variants';
export { EditVariants } from './components/variants/edit-variants';
export { PriceList } from './components/price-list/price-list';
export { ProductList } from './components/product-list/product-list';
