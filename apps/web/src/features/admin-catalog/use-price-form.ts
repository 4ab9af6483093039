import { ADMIN_FAILURE_TEXTS, type Product } from '@shop/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useConflict } from '../../ui/feedback/use-conflict';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { loadProduct } from './api/get-edited-product';
import { useSavePrice } from './api/save-price';
import { openedWithOf } from './product-fields';
import { isChanged, mergePrice, priceFormSchema, priceTextsOf, productWith } from './price-fields';

/**
 * The form of a product's row.
 * @param leave called after a save
 */
export function usePriceForm(product: Product, leave: () => void) {
  const save = useSavePrice(product._id);
  const [isSaved, setIsSaved] = useState(false);
  const { conflict, trySave, tryLoad, clear } = useConflict();
  const form = useSchemaForm({
    schema: priceFormSchema,
    defaultValues: priceTextsOf(product),
    draft: `price ${product._id}`,
    mergeDraft: (draft) => mergePrice(draft, product),
    fallback: ADMIN_FAILURE_TEXTS.savingProduct,
    save: (fields) =>
      trySave(async () => {
        form.setValue('openedWith', openedWithOf(await save(productWith(fields))));
        setIsSaved(true);
      }),
    leave: () => Promise.resolve().then(leave),
  });
  const { control } = form.controller('price');
  const [price, quantity, openedWith] = useWatch({
    control,
    name: ['price', 'quantity', 'openedWith'],
  });
  const isTyped = isChanged({ price, quantity, openedWith });

  // A row in which nothing is typed shows what others have saved or sold.
  const follow = useEffectEvent(() => {
    const now = priceTextsOf(product);
    const isOutdated = isChanged({ ...now, openedWith: form.getValues('openedWith') });
    if (!isTyped && isOutdated) form.show(now);
  });
  useEffect(() => follow(), [product]);

  async function load(): Promise<string> {
    const { merged, saved, message } = mergePrice(
      form.getValues(),
      await loadProduct(product.slug),
    );
    form.show(merged, saved);
    return message;
  }

  function discard() {
    form.show(priceTextsOf(product));
    clear();
  }

  return {
    form,
    isTyped,
    /** Until something else is typed. */
    isSaved: isSaved && !isTyped,
    conflict,
    load: () => void tryLoad(load),
    discard,
  };
}
