import { ADMIN_FAILURE_TEXTS, SUCCESS_TEXTS, type AdministeredProduct } from '@shop/shared';
import { useEffect, useRef, useState } from 'react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { notify } from '../../../../ui/messages/notify';
import { useCreateProduct } from '../../api/change-products';
import { emptyProduct, type ProductTexts } from '../../product-texts';
import { useMorePhotos } from '../../photos/use-more-photos';
import { createdState } from '../product-list/created-product';
import { ProductForm } from './product-form';
import { useGoTo } from '../../../../lib/address/use-go-to';

const ANOTHER = { label: 'CREATE ANOTHER' };
/** Each variant has its own pieces. */
const WITH_VARIANTS = { label: 'CREATE AND ADD VARIANTS', quantity: '0' };

export function CreateProduct() {
  const [{ number, initial }, setNext] = useState({ number: 0, initial: emptyProduct });
  useEffect(() => {
    if (number > 0) document.querySelector<HTMLElement>('form [name=name]')?.focus();
  }, [number]);
  return (
    <CreateOne
      key={number}
      initial={initial}
      createAnother={(kept) =>
        setNext({ number: number + 1, initial: { ...emptyProduct, ...kept } })
      }
    />
  );
}

interface CreateOneProps {
  initial: ProductTexts;
  /** Begins the next product with these texts. */
  createAnother: (kept: Partial<ProductTexts>) => void;
}

function CreateOne({ initial, createAnother }: CreateOneProps) {
  const goTo = useGoTo();
  const create = useCreateProduct();
  const photos = useMorePhotos();
  // The next of several products is often of the same category and brand.
  const kept = useRef<Partial<ProductTexts>>({});
  const created = useRef<AdministeredProduct>(undefined);
  /** Photos that the shop refused after the product was created. */
  const failures = useRef<readonly string[]>([]);
  return (
    <ProductForm
      draft="new product"
      initial={initial}
      categoriesFailed={ADMIN_FAILURE_TEXTS.loadingCategoriesToCreateProduct}
      morePhotos={photos}
      submit={['CREATE PRODUCT', 'CREATING ...']}
      others={[ANOTHER, WITH_VARIANTS]}
      save={async (fields, onUpload, creationKey) => {
        await photos.check();
        created.current = await create(fields, onUpload, creationKey);
        kept.current = { category: fields.category, brand: fields.brand, status: fields.status };
        failures.current = await photos.send(created.current._id);
        notify.success(SUCCESS_TEXTS.productCreated);
      }}
      leave={async (pressed) => {
        const state = createdState(created.current, failures.current);
        // The list says for longer than a toast which photos are missing.
        if (pressed === WITH_VARIANTS && created.current)
          await goTo(dashboardPaths.adminVariants(created.current.slug), { state });
        else if (pressed === ANOTHER && failures.current.length === 0) createAnother(kept.current);
        else await goTo(dashboardPaths.adminProducts, { state });
      }}
    />
  );
}
