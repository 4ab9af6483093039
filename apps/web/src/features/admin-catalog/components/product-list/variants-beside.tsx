import type { Variant } from '@shop/shared';
import { Price } from '../../../../ui/display/price';
import { Table } from '../../../../ui/list/table';

/** The variants of a product beside the list, with their prices and pieces. */
export function VariantsBeside({ variants }: { variants: readonly Variant[] }) {
  return (
    <Table headings={['Variant', 'SKU', 'Price', 'Stock']}>
      {variants.map(({ _id, name, sku, price, quantity }) => (
        <tr key={_id}>
          <th scope="row">{name}</th>
          <td>{sku ?? '–'}</td>
          <td>
            <Price dollars={price} />
          </td>
          <td className="tabular">{quantity.toLocaleString('en-US')}</td>
        </tr>
      ))}
    </Table>
  );
}
