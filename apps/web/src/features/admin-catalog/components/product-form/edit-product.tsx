import { FAILURE_TEXTS, PHOTO_WIDTHS, SUCCESS_TEXTS, type Product } from '@shop/shared';
import { notify } from '../../../../ui/feedback/notify';
import { photoUrl } from '../../../../ui/display/product-photo-source';
import { useUpdateProduct } from '../../api/change-products';
import { rememberedListAddress } from '../../product-list';
import { textsOf } from '../../product-fields';
import { DeleteProduct } from './delete-product';
import { ProductForm } from './product-form';
import { useGoTo } from '../../../../lib/use-go-to';

interface EditProductProps {
  product: Product;
}

export function EditProduct({ product }: EditProductProps) {
  const goTo = useGoTo();
  const { _id, photo: present } = product;
  const update = useUpdateProduct(_id);
  return (
    <ProductForm
      key={_id}
      draft={`product ${_id}`}
      initial={textsOf(product)}
      presentPhoto={present ? photoUrl(_id, PHOTO_WIDTHS.medium, present.version) : undefined}
      categoriesFailed={FAILURE_TEXTS.loadingCategories}
      submit={['UPDATE PRODUCT', 'UPDATING ...']}
      save={async (...product) => {
        await update(...product);
        notify.success(SUCCESS_TEXTS.productUpdated);
      }}
      leave={() => goTo(rememberedListAddress())}
      actions={<DeleteProduct id={_id} />}
    />
  );
}
