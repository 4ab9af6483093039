import type { Product, ProductDetails } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../../../ui/feedback/error-state';
import { CloseDialog, Dialog } from '../../../../../ui/dialogs/dialog';
import { ProductPhoto } from '../../../../../ui/display/product-photo';
import { photoOf } from '../../../../../ui/display/product-photo-source';
import { AddChosenButton } from '../../product/choice/add-chosen-button';
import { useChoice } from '../../product/choice/use-choice';
import { VariantChoice } from '../../product/choice/variant-choice';
import { productQuery } from '../../../api/get-product';
import { ProductPrice } from '../product-price';
import styles from './choose-dialog.module.css';

interface ChooseDialogProps {
  /** As lists have it. */
  product: Product;
  onClose: () => void;
}

/** Asks which variant of a product goes into the cart: in a dialog, on a phone in a sheet at its lower edge. */
export function ChooseDialog({ product, onClose }: ChooseDialogProps) {
  const { data, error, refetch } = useQuery(productQuery(product.slug));
  return (
    <Dialog title={product.name} isSheet onClose={onClose}>
      {!data && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Question product={data ?? product} />
      )}
    </Dialog>
  );
}

function Question({ product }: { product: ProductDetails }) {
  const state = useChoice(product);
  const { photo } = product;
  const shown = photoOf({ photo, variant: state.variant });
  return (
    <>
      <div className={styles.offer}>
        <span className={styles.photo}>
          <ProductPhoto productId={product._id} alt="" photo={shown} sizes="4.5rem" />
        </span>
        <ProductPrice product={state.variant ?? product} className={styles.price} />
      </div>
      <VariantChoice state={state} variants={product.variants} />
      <div className={styles.actions}>
        <AddChosenButton
          product={product}
          state={state}
          onAdded={(button) => button.closest('dialog')?.close()}
        />
        <CloseDialog>Cancel</CloseDialog>
      </div>
    </>
  );
}
