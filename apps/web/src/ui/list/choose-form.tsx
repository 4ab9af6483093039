import type { ListName } from '@shop/shared';
import { LayoutList, Rows3 } from 'lucide-react';
import { changeListChoice, useListChoice } from '../../lib/preferences/preferences';
import styles from './choose-form.module.css';

const FORMS = [
  { form: 'cards', label: 'Cards', icon: LayoutList },
  { form: 'rows', label: 'Rows', icon: Rows3 },
] as const;

/** The form of a list that has two: cards until somebody chooses rows. */
export function useListForm(list: ListName): 'cards' | 'rows' {
  return useListChoice(list).form ?? 'cards';
}

interface ChooseFormProps {
  list: ListName;
  /** What is in the list: `orders`. */
  noun: string;
  /** Whether a phone has no room for the choice. */
  isForWide?: boolean;
}

/** Whether a list is shown as cards or as rows. */
export function ChooseForm({ list, noun, isForWide = false }: ChooseFormProps) {
  const chosen = useListForm(list);
  return (
    <div
      role="group"
      aria-label={`Show ${noun} as`}
      className={styles.forms}
      data-wide={isForWide || undefined}
      data-no-print
    >
      {FORMS.map(({ form, label, icon: Icon }) => (
        <button
          key={form}
          type="button"
          className={styles.form}
          aria-pressed={form === chosen}
          onClick={() => changeListChoice(list, { form })}
        >
          <Icon aria-hidden size={16} /> {label}
        </button>
      ))}
    </div>
  );
}
