import { FAILURE_TEXTS, SUCCESS_TEXTS, type AdministeredProduct } from '@shop/shared';
import { useState } from 'react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { ButtonLink } from '../../../../ui/forms/button';
import { notify } from '../../../../ui/messages/notify';
import { useUpdateProduct } from '../../api/change-products';
import { loadProduct } from '../../api/get-edited-product';
import { mergeProduct } from '../../merge-product';
import { textsOf } from '../../product-texts';
import styles from './edit-product.module.css';
import { DeleteProduct } from './delete-product';
import { DuplicateProduct } from './duplicate-product';
import { ProductForm } from './product-form';
import { useAdministeredPhoto } from '../../use-administered-photo';
import { useProductPhotos } from '../../photos/use-product-photos';
import { useUploads } from '../../photos/use-uploads';
import { ProductPhotos } from '../photos/product-photos';
import { useReturnToList } from '../../use-return-to-list';

interface EditProductProps {
  product: AdministeredProduct;
}

export function EditProduct({ product }: EditProductProps) {
  const returnToList = useReturnToList();
  const { _id, slug } = product;
  const [shown, setShown] = useState(product);
  const photos = useProductPhotos(product);
  const uploads = useUploads(photos.add);
  const presentPhoto = useAdministeredPhoto(shown, photos.first ?? shown.photo);
  const update = useUpdateProduct(_id);
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <ProductForm
          draft={`product ${_id}`}
          mergeDraft={(draft) => mergeProduct(draft, product)}
          initial={textsOf(product)}
          product={_id}
          hasVariants={shown.options !== undefined}
          {...(presentPhoto && { presentPhoto })}
          onSeveral={uploads.start}
          belowPhoto={<a href="#photos">All photos</a>}
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
          actions={
            <>
              <ButtonLink tone="secondary" to={dashboardPaths.adminVariants(slug)}>
                Options and variants
              </ButtonLink>
              <ButtonLink tone="secondary" to={dashboardPaths.adminStock(slug)}>
                Stock history
              </ButtonLink>
              <DuplicateProduct id={_id} />
              <DeleteProduct id={_id} />
            </>
          }
        />
        <ProductPhotos product={product} photos={photos} uploads={uploads} />
      </div>
    </div>
  );
}
