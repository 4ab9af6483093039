import type { ListName } from '@shop/shared';
import { Columns3 } from 'lucide-react';
import { changeListChoice, useListChoice } from '../../../lib/preferences/preferences';
import { CheckBox } from '../../fields/check-box';
import { Button } from '../../forms/button';
import { PanelButton } from '../menus/panel-button';
import { useShownColumns } from '../views/shown-columns';
import type { NamedColumn } from './list-column';
import styles from './column-menu.module.css';

interface ColumnMenuProps {
  list: ListName;
  /** The first one can't be left out. */
  columns: readonly NamedColumn[];
}

/** A button that opens the choice of columns and of the height of rows. A narrow screen shows cards, which have none. */
export function ColumnMenu({ list, columns: [, ...columns] }: ColumnMenuProps) {
  const { density = 'compact', widths } = useListChoice(list);
  const { hidden, hide } = useShownColumns(list);

  function show(column: string, isShown: boolean) {
    const others = hidden.filter((name) => name !== column);
    hide(isShown ? others : [...others, column]);
  }

  return (
    <PanelButton icon={Columns3} label="Columns" isForWide>
      {() => (
        <>
          {columns.map(({ id: column, heading }) => (
            <label key={column} className={styles.choice}>
              <CheckBox
                checked={!hidden.includes(column)}
                onChange={({ target }) => show(column, target.checked)}
              />
              {heading}
            </label>
          ))}
          <label className={styles.choice}>
            <CheckBox
              checked={density === 'roomy'}
              onChange={({ target }) =>
                changeListChoice(list, { density: target.checked ? 'roomy' : 'compact' })
              }
            />
            Taller rows
          </label>
          {widths && Object.keys(widths).length > 0 && (
            <Button tone="quiet" onClick={() => changeListChoice(list, { widths: {} })}>
              Usual widths
            </Button>
          )}
        </>
      )}
    </PanelButton>
  );
}
