import type { ListName, ListView } from '@shop/shared';
import { BookmarkCheck, BookmarkPlus, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AddressedList } from '../../../lib/address/list-query';
import { useIsPermitted } from '../../../lib/session/permissions';
import { EditViews } from './edit-views';
import { SaveView } from './save-view';
import { useSaveViews, type SavedViews } from './use-list-views';
import {
  isSameView,
  normalSearch,
  openingState,
  type OpenView,
  type ScopedView,
} from './use-open-view';
import styles from './view-tabs.module.css';

interface ViewTabsProps<Query> {
  list: AddressedList<Query>;
  query: Query;
  saved: SavedViews;
  open: OpenView;
}

/** The views of a list as links: the whole list, the built-in ones, those for all, and one's own. */
export function ViewTabs<Query>({ list, query, saved, open }: ViewTabsProps<Query>) {
  const { name } = list;
  const [dialog, setDialog] = useState<'save' | 'edit'>();
  const close = () => setDialog(undefined);
  const now = list.search(query);
  const builtIn = [{ name: 'All', search: '' }, ...list.views];
  const tabs: { view: ListView; opened?: ScopedView }[] = [
    ...builtIn.map((view) => ({ view })),
    ...(['all', 'mine'] as const).flatMap((scope) =>
      saved[scope].views.map((view) => ({ view, opened: { ...view, scope } })),
    ),
  ];
  const isView = tabs.some(({ view }) => normalSearch(list, view.search) === now);
  const shown = { search: now, hidden: [...open.hidden] };
  const mayChangeAll = useIsPermitted('settings');
  const mayUpdate = open.view?.scope === 'mine' || mayChangeAll;
  const hasOwn = saved.mine.views.length > 0 || (mayChangeAll && saved.all.views.length > 0);
  return (
    <nav className={styles.views} aria-label="Views" data-no-print>
      <ul>
        {tabs.map(({ view, opened }, at) => {
          const search = normalSearch(list, view.search);
          return (
            <li key={`${at} ${view.name}`}>
              <Link
                to={search ? `${list.path}?${search}` : list.path}
                state={opened && openingState(opened)}
                className={styles.view}
                aria-current={search === now && isSameView(opened, open.view) ? 'page' : undefined}
              >
                {view.name}
              </Link>
            </li>
          );
        })}
      </ul>
      {mayUpdate && <UpdateView list={name} saved={saved} open={open} shown={shown} />}
      {(!isView || (open.isChanged && !mayUpdate)) && (
        <button type="button" className={styles.act} onClick={() => setDialog('save')}>
          <BookmarkPlus aria-hidden size={16} /> Save view
        </button>
      )}
      {hasOwn && (
        <button type="button" className={styles.act} onClick={() => setDialog('edit')}>
          <ListChecks aria-hidden size={16} /> Edit views
        </button>
      )}
      {dialog === 'save' && <SaveView list={name} saved={saved} view={shown} onClose={close} />}
      {dialog === 'edit' && <EditViews list={name} saved={saved} onClose={close} />}
    </nav>
  );
}

interface UpdateViewProps {
  list: ListName;
  saved: SavedViews;
  open: OpenView;
  /** What the list shows now. */
  shown: Omit<ListView, 'name'>;
}

/** Keeps what the list shows now as the open view, if that has been changed. */
function UpdateView({ list, saved, open: { view, isChanged }, shown }: UpdateViewProps) {
  const save = useSaveViews(list);
  if (!view || !isChanged) return null;
  const { scope, name } = view;
  const { views, version } = saved[scope];
  const changed = views.map((one) => (one.name === name ? { name, ...shown } : one));
  return (
    <button
      type="button"
      className={styles.act}
      disabled={save.isPending}
      onClick={() => save.mutate({ scope, views: changed, version })}
    >
      <BookmarkCheck aria-hidden size={16} /> Update {name} {scope === 'all' && 'for all'}
    </button>
  );
}
