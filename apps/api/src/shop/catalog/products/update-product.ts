import { inTransaction } from '@shop/mongo';
import type { ProductEdit } from '@shop/shared';
import { recordAuditEntry } from '../../audit/index.js';
import type { Actor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import { changed } from '../changes/changed.js';
import { LISTS, productTag } from '../changes/tags.js';
import { brandNamed, brandOf, countBrand } from '../brands/product-brand.js';
import { moveProduct } from '../categories/product-count.js';
import type { PreparedPhoto } from '../photos/prepare-photo.js';
import { storePhoto } from '../photos/stored-photos.js';
import { photosFields, withFirst } from '../product-photos/product-photos.js';
import { learnWords } from '../search/search-index.js';
import { slugsAfterRename } from '../slugs.js';
import { assertSkuFree, retryingTaken } from './taken-sku.js';
import type { SavedProduct } from './create-product.js';
import { mergeEdit } from './merge-edit.js';
import { productFacts } from './product-facts.js';
import { productFields } from './stored-product.js';
import { ProductModel } from './product.model.js';
import { notePricesOfLeft } from '../prices/left-variants.js';
import { pricesAfter } from '../prices/prices-after.js';
import { recordMovements } from '../stock/record-movements.js';
import { stockAfter } from '../stock/stock-after-edit.js';
import { assertSummaryKept } from '../stock/assert-summary-kept.js';
import { assertDetailsFit } from '../visibility/assert-details-fit.js';
import { detailFields, setOrUnset } from '../visibility/product-details.js';
import { leftTags } from '../visibility/departures.js';

/**
 * Replaces the fields of a product that an edit has, except those that its form left as it was opened with. A new name
 * gives a new slug, and the old slug still finds the product. A photo takes the place of the first one.
 * @throws HttpError 404 for an unknown product, 400 if there is no such category or if price or stock of a product with
 * variants are changed, 409 if the stock would leave its
 * limits, or if somebody else changed a field that this edit changes too.
 */
export function updateProduct(
  id: string,
  edit: ProductEdit,
  by: Actor,
  photo?: PreparedPhoto,
): Promise<SavedProduct> {
  return retryingTaken(() =>
    inTransaction(async (session) => {
      const before = await ProductModel.findById(id, null, { session }).lean();
      if (!before) throw notFound('Product');
      const brandBefore = await brandOf(before, session);
      const { values, texts } = await mergeEdit(
        edit,
        { stored: before, brand: brandBefore },
        photo,
      );
      const brand = await brandNamed(texts.brand, by, session);
      const details = detailFields(texts, brand);
      const counted = await moveProduct(before, values.category, details, session);
      const { from, category } = counted;
      const searched = { ...details, ...(before.options && { options: before.options }) };
      const { fields, words } = productFields(values, category, searched);
      assertDetailsFit({ details, priceCents: fields.priceCents, before, edit });
      await countBrand(before, { ...details, hiddenAs: details.hiddenAs ?? null }, session);
      if (details.skuKey !== before.skuKey)
        await assertSkuFree({ ...details, _id: before._id }, session);
      const stock = before.options ? assertSummaryKept(edit, before) : stockAfter(edit, before);
      const slugs = await slugsAfterRename(ProductModel, values.name, before, session);
      const first = photo && withFirst(before, photo);
      if (photo && first) await storePhoto(first.id, photo, session);
      await learnWords(words, session);
      await notePricesOfLeft([{ before, after: details }], session);
      const product = await ProductModel.findByIdAndUpdate(
        id,
        setOrUnset({
          ...fields,
          ...details,
          ...stock,
          ...pricesAfter(
            before,
            { ...fields, ...details },
            { wasOffered: !before.hiddenAs, isOffered: !details.hiddenAs },
          ),
          ...slugs,
          ...(first && photosFields(before, first.photos)),
        }),
        { session, returnDocument: 'after' },
      ).lean();
      if (!product) throw notFound('Product');
      await changed(
        [productTag(product._id), LISTS, ...leftTags([{ before, after: product }])],
        session,
      );
      const { quantity } = product;
      await recordMovements(
        [{ product: product._id, moved: quantity - before.quantity, quantity }],
        { reason: 'edit', by: by._id },
        session,
      );
      await recordAuditEntry(
        {
          action: 'updateProduct',
          by,
          subject: { kind: 'product', _id: product._id, name: product.name },
          before: productFacts(before, { category: from, brand: brandBefore }),
          after: productFacts(product, { category, brand }),
        },
        session,
      );
      return { product, category, brand };
    }),
  );
}
