import type { Product } from '@shop/shared';
import { useWatch } from 'react-hook-form';
import { Field } from '../../../../ui/fields/field';
import { barcodeNote } from '../../barcodes/barcode-notes';
import { useBarcodeUses } from '../../barcodes/use-barcode-uses';
import type { ProductFormFields } from './form-fields';

interface BarcodeFieldProps extends ProductFormFields {
  /** The product that is edited; undefined for a new one. */
  product: Product['_id'] | undefined;
}

/** The barcode of a product. It says which others have the same, which happens by mistake and on purpose. */
export function BarcodeField({ field, controller, product }: BarcodeFieldProps) {
  const { control } = controller('barcode');
  const barcode = useWatch({ control, name: 'barcode' });
  const uses = useBarcodeUses([barcode]);
  return (
    <Field
      label="Barcode (GTIN)"
      hint={barcodeNote(barcode, uses, product)}
      inputMode="numeric"
      autoComplete="off"
      {...field('barcode')}
    />
  );
}
