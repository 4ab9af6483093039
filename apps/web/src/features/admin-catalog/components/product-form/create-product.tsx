import { FAILURE_TEXTS, SUCCESS_TEXTS } from '@shop/shared';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../../ui/feedback/notify';
import { useCreateProduct } from '../../api/change-products';
import { rememberedListAddress } from '../../product-list';
import { emptyProduct } from '../../product-fields';
import { ProductForm } from './product-form';

export function CreateProduct() {
  const navigate = useNavigate();
  const create = useCreateProduct();
  return (
    <ProductForm
      initial={emptyProduct}
      categoriesFailed={FAILURE_TEXTS.loadingCategoriesToCreateProduct}
      submit={['CREATE PRODUCT', 'CREATING ...']}
      save={async (...product) => {
        await create(...product);
        notify.success(SUCCESS_TEXTS.productCreated);
        await navigate(rememberedListAddress());
      }}
    />
  );
}
