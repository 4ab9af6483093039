import { useId, useMemo } from 'react';
import { useCategoryOptions } from '../../../catalog';
import { choicesWith, DETAIL_COLUMNS } from '../../details/details-fields';
import { detailsList, priceList } from '../../product-list';
import styles from '../cell-rows/cell-rows.module.css';
import { EditableList } from '../cell-rows/editable-list';
import { DetailsRow } from './details-row';

/** Products as rows, to change status, category, brand and tags of many one after the other. */
export function DetailsList() {
  const id = useId();
  const categories = useCategoryOptions();
  const choices = useMemo(() => choicesWith(categories ?? []), [categories]);
  const lists = { status: `${id}-status`, category: `${id}-category` };
  return (
    <>
      {(['status', 'category'] as const).map((name) => (
        <datalist key={name} id={lists[name]}>
          {choices[name].map(({ value, label }) => (
            <option key={value} value={label} />
          ))}
        </datalist>
      ))}
      <EditableList
        list={detailsList}
        columns={DETAIL_COLUMNS}
        className={styles.details ?? ''}
        beside={{ list: priceList, label: 'Edit prices and stock' }}
        purpose="Once you have products, you change status, category, brand and tags of many of them here."
      >
        {(product) => (
          <DetailsRow key={product._id} product={product} choices={choices} lists={lists} />
        )}
      </EditableList>
    </>
  );
}
