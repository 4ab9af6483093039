import type { ListName } from '@shop/shared';
import { Columns3 } from 'lucide-react';
import { useId, useRef } from 'react';
import { changeListChoice, useListChoice } from '../../../lib/preferences/preferences';
import { CheckBox } from '../../fields/check-box';
import { Button } from '../../forms/button';
import type { NamedColumn } from './list-column';
import styles from './column-menu.module.css';

interface ColumnMenuProps {
  list: ListName;
  /** The first one can't be left out. */
  columns: readonly NamedColumn[];
}

/** A button that opens the choice of columns and of the height of rows. */
export function ColumnMenu({ list, columns: [, ...columns] }: ColumnMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { hidden = [], density = 'compact', widths } = useListChoice(list);

  /** The panel is in the top layer, where no ancestor cuts it off. */
  function place() {
    const edge = opener.current?.getBoundingClientRect();
    if (!edge) return;
    panel.current?.style.setProperty('--right', `${window.innerWidth - edge.right}px`);
    panel.current?.style.setProperty('--top', `${edge.bottom}px`);
  }

  function show(column: string, isShown: boolean) {
    const others = hidden.filter((name) => name !== column);
    changeListChoice(list, { hidden: isShown ? others : [...others, column] });
  }

  return (
    <>
      <button ref={opener} type="button" className={styles.opener} popoverTarget={id} data-no-print>
        <Columns3 aria-hidden size={16} /> Columns
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label="Columns"
        className={styles.panel}
        onBeforeToggle={({ newState }) => newState === 'open' && place()}
      >
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
      </div>
    </>
  );
}
