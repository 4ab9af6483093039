import type { ListView } from '@shop/shared';
import { BookmarkPlus, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AddressedList } from '../../../lib/address/list-query';
import { changeListChoice, useListChoice } from '../../../lib/preferences/preferences';
import { EditViews } from './edit-views';
import { SaveView } from './save-view';
import { useListViews } from './use-list-views';
import styles from './view-tabs.module.css';

interface ViewTabsProps<Query> {
  list: AddressedList<Query>;
  query: Query;
}

/** The views of a list as links: the whole list, the built-in ones, those for all, and one's own. */
export function ViewTabs<Query>({ list, query }: ViewTabsProps<Query>) {
  const { name } = list;
  const saved = useListViews(name);
  const { hidden } = useListChoice(name);
  const [dialog, setDialog] = useState<'save' | 'edit'>();
  const close = () => setDialog(undefined);
  const now = list.search(query);
  const builtIn = [{ name: 'All', search: '' }, ...list.views];
  const tabs: ListView[] = [...builtIn, ...saved.all.views, ...saved.mine.views];
  const isView = tabs.some(({ search }) => normal(list, search) === now);
  const hasSaved = saved.all.views.length + saved.mine.views.length > 0;
  return (
    <nav className={styles.views} aria-label="Views" data-no-print>
      <ul>
        {tabs.map((view, at) => {
          const search = normal(list, view.search);
          return (
            <li key={`${at} ${view.name}`}>
              <Link
                to={search ? `${list.path}?${search}` : list.path}
                className={styles.view}
                aria-current={search === now ? 'page' : undefined}
                onClick={() => view.hidden && changeListChoice(name, { hidden: view.hidden })}
              >
                {view.name}
              </Link>
            </li>
          );
        })}
      </ul>
      {!isView && (
        <button type="button" className={styles.act} onClick={() => setDialog('save')}>
          <BookmarkPlus aria-hidden size={16} /> Save view
        </button>
      )}
      {hasSaved && (
        <button type="button" className={styles.act} onClick={() => setDialog('edit')}>
          <ListChecks aria-hidden size={16} /> Edit views
        </button>
      )}
      {dialog === 'save' && (
        <SaveView
          list={name}
          saved={saved}
          view={{ search: now, ...(hidden && { hidden }) }}
          onClose={close}
        />
      )}
      {dialog === 'edit' && <EditViews list={name} saved={saved} onClose={close} />}
    </nav>
  );
}

/** Filters as the list's own address has them. */
function normal<Query>(list: AddressedList<Query>, search: string): string {
  return list.search(list.read(new URLSearchParams(search)));
}
