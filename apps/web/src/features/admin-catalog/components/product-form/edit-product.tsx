import { FAILURE_TEXTS, PHOTO_WIDTHS, SUCCESS_TEXTS, type Product } from '@shop/shared';
import { useState } from 'react';
import { notify } from '../../../../ui/messages/notify';
import { photoUrl } from '../../../../ui/display/product-photo-source';
import { useUpdateProduct } from '../../api/change-products';
import { loadProduct } from '../../api/get-edited-product';
import { mergeProduct } from '../../merge-product';
import { textsOf } from '../../product-texts';
import { DeleteProduct } from './delete-product';
import { ProductForm } from './product-form';
import { useReturnToList } from '../../use-return-to-list';

interface EditProductProps {
  product: Product;
}

export function EditProduct({ product }: EditProductProps) {
  const returnToList = useReturnToList();
  const { _id, slug } = product;
  const [{ photo: present }, setShown] = useState(product);
  const update = useUpdateProduct(_id);
  return (
    <ProductForm
      draft={`product ${_id}`}
      mergeDraft={(draft) => mergeProduct(draft, product)}
      initial={textsOf(product)}
      presentPhoto={present ? photoUrl(_id, PHOTO_WIDTHS.medium, present.version) : undefined}
      categoriesFailed={FAILURE_TEXTS.loadingCategories}
      submit={['UPDATE PRODUCT', 'UPDATING ...']}
      save={async (fields, onUpload) => {
        await update(fields, onUpload);
        notify.success(SUCCESS_TEXTS.productUpdated);
      }}
      load={async (readTyped) => {
        const now = await loadProduct(slug);
        setShown(now);
        return mergeProduct(readTyped(), now);
      }}
      leave={() => returnToList()}
      actions={<DeleteProduct id={_id} />}
    />
  );
}
