import { ADMIN_FAILURE_TEXTS, SUCCESS_TEXTS } from '@shop/shared';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { notify } from '../../../../ui/messages/notify';
import { useCreateProduct } from '../../api/change-products';
import { emptyProduct } from '../../product-texts';
import { ProductForm } from './product-form';
import { useGoTo } from '../../../../lib/address/use-go-to';

export function CreateProduct() {
  const goTo = useGoTo();
  const create = useCreateProduct();
  return (
    <ProductForm
      draft="new product"
      initial={emptyProduct}
      categoriesFailed={ADMIN_FAILURE_TEXTS.loadingCategoriesToCreateProduct}
      submit={['CREATE PRODUCT', 'CREATING ...']}
      save={async (...product) => {
        await create(...product);
        notify.success(SUCCESS_TEXTS.productCreated);
      }}
      leave={() => goTo(dashboardPaths.adminProducts)}
    />
  );
}
