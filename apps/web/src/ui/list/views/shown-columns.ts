import type { ListName } from '@shop/shared';
import { createContext, useContext } from 'react';
import { changeListChoice, useListChoice } from '../../../lib/preferences/preferences';

/** Which columns a list leaves out, and a function to change that. */
export interface ShownColumns {
  hidden: readonly string[];
  hide: (hidden: string[]) => void;
}

/** The columns of the list's open view, which come before one's own. */
export const ViewColumnsContext = createContext<(ShownColumns & { list: ListName }) | undefined>(
  undefined,
);

/** The columns as somebody wants the list without a view that keeps some. */
export function useOwnColumns(list: ListName): ShownColumns {
  const { hidden = [] } = useListChoice(list);
  return { hidden, hide: (changed) => changeListChoice(list, { hidden: changed }) };
}

/** The columns that the list shows now: those of its open view, or one's own. */
export function useShownColumns(list: ListName): ShownColumns {
  const own = useOwnColumns(list);
  const ofView = useContext(ViewColumnsContext);
  return ofView?.list === list ? ofView : own;
}
