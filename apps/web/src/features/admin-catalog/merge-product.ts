import {
  detailNoun,
  fieldNoun,
  mapDetails,
  mapFields,
  PRODUCT_DETAIL_NAMES,
  PRODUCT_FIELD_NAMES,
  type AdministeredProduct,
  type ProductDetailName,
  type ProductFieldName,
} from '@shop/shared';
import { clashText, mergedText } from '../../ui/feedback/merged-text';
import { mergeFields } from '../../ui/forms/merge-fields';
import { textsOf, type ProductTexts } from './product-texts';

type FieldName = ProductFieldName | ProductDetailName;
const NOUNS = { ...mapFields(fieldNoun), ...mapDetails(detailNoun) };

/** Puts what was typed onto what somebody else has saved, and says what became of it. */
export function mergeProduct(typed: ProductTexts, product: AdministeredProduct) {
  const saved = textsOf(product);
  const opened = { ...typed, ...typed.openedWith };
  const { merged, clashes } = mergeFields<FieldName, Omit<ProductTexts, 'photo'>>(
    [...PRODUCT_FIELD_NAMES, ...PRODUCT_DETAIL_NAMES],
    { typed, opened, saved },
  );
  const texts = {
    ...saved,
    category: product.category.name,
    shipping: product.shipping ? 'Yes' : 'No',
  };
  const named = clashes.map((name) => [NOUNS[name], texts[name]] as const);
  return {
    merged: { ...merged, photo: typed.photo },
    saved,
    message: mergedText({ clashes: named }),
    note: clashText(named),
  };
}
