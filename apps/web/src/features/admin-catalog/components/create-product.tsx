import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { notify } from '../../../lib/notify';
import { useCreateProduct } from '../api/change-products';
import { emptyProduct } from '../product-fields';
import { ProductForm } from './product-form';

export function CreateProduct() {
  const navigate = useNavigate();
  const create = useCreateProduct();
  return (
    <ProductForm
      initial={emptyProduct}
      submit={['CREATE PRODUCT', 'CREATING ...']}
      save={async (fields, photo) => {
        await create(fields, photo);
        notify.success('Product Created Successfully');
        await navigate(paths.adminProducts);
      }}
    />
  );
}
