import type { ListName } from '@shop/shared';
import { saveTable } from '../../../lib/storage/save-file';
import { useShopDetails } from '../../page/shop-details';
import type { ListColumn } from '../data-table/list-column';
import { useShownColumns } from '../views/shown-columns';
import { fileOf } from './list-file';

/** Words of a list's name: `prepared-orders`. */
const fileName = (list: ListName) => list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Saves rows as a file with the columns that the list shows: `changes-2026-11-21.csv`. */
export function useSaveList<Row>(list: ListName, columns: readonly ListColumn<Row>[]) {
  const { timeZone } = useShopDetails();
  const { hidden } = useShownColumns(list);
  return (rows: readonly Row[]) => {
    const today = new Date().toLocaleDateString('sv-SE', { timeZone });
    // The first column is always shown.
    const shown = columns.filter(({ id }, index) => index === 0 || !hidden.includes(id));
    saveTable(`${fileName(list)}-${today}.csv`, fileOf(rows, shown, timeZone));
  };
}
