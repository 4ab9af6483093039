export { useEditedProduct } from './api/get-edited-product';
export { CreateProduct } from './components/create-product';
export { EditProduct } from './components/edit-product';
export { ManageCategories } from './components/manage-categories';
export { ProductList } from './components/product-list';
export { RowsSkeleton } from './components/rows-skeleton';
