import { DONE } from '@shop/shared';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../../ui/feedback/notify';
import { useCreateProduct } from '../../api/change-products';
import { listAddress } from '../../list-address';
import { emptyProduct } from '../../product-fields';
import { ProductForm } from './product-form';

export function CreateProduct() {
  const navigate = useNavigate();
  const create = useCreateProduct();
  return (
    <ProductForm
      initial={emptyProduct}
      // Another spelling than everywhere else: the specification's (section 8).
      categoriesFailed="Something went wrong in getting catgeory"
      submit={['CREATE PRODUCT', 'CREATING ...']}
      save={async (...product) => {
        await create(...product);
        notify.success(DONE.productCreated);
        await navigate(listAddress());
      }}
    />
  );
}
