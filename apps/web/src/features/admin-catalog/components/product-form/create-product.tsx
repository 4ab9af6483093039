import { ADMIN_FAILURE_TEXTS, SUCCESS_TEXTS } from '@shop/shared';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { notify } from '../../../../ui/messages/notify';
import { useCreateProduct } from '../../api/change-products';
import { emptyProduct } from '../../product-texts';
import { useMorePhotos } from '../../photos/use-more-photos';
import { MorePhotosList } from '../photos/more-photos-list';
import { ProductForm } from './product-form';
import { useGoTo } from '../../../../lib/address/use-go-to';

export function CreateProduct() {
  const goTo = useGoTo();
  const create = useCreateProduct();
  const photos = useMorePhotos();
  return (
    <ProductForm
      draft="new product"
      initial={emptyProduct}
      categoriesFailed={ADMIN_FAILURE_TEXTS.loadingCategoriesToCreateProduct}
      onOthers={photos.choose}
      belowPhoto={<MorePhotosList photos={photos} />}
      submit={['CREATE PRODUCT', 'CREATING ...']}
      save={async (...product) => {
        const { _id } = await create(...product);
        const failures = await photos.send(_id);
        notify.success(SUCCESS_TEXTS.productCreated);
        if (failures.length > 0) notify.error(`Not added: ${failures.join('; ')}`);
      }}
      leave={() => goTo(dashboardPaths.adminProducts)}
    />
  );
}
