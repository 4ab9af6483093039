import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useFoldingMenu } from '../../../../lib/hooks/use-folding-menu';
import styles from './side-menu.module.css';

export interface SideMenuLink {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The number of new items; 0 shows nothing. */
  count?: number;
}

export interface SideMenuGroup {
  /** What its pages are about. A menu of one group needs no title. */
  title?: string;
  links: readonly SideMenuLink[];
}

interface SideMenuProps {
  title: string;
  /** The area's first page. */
  to: string;
  groups: readonly SideMenuGroup[];
}

/** Links to the pages of an area. On narrow screens they collapse behind a button, so that the page comes first. */
export function SideMenu({ title, to, groups }: SideMenuProps) {
  const id = useId();
  const { button, open, toggle } = useFoldingMenu();
  const links = groups.flatMap((group) => group.links);
  const current = useCurrent(links);
  const menu = useShownCurrent(current);
  const total = links.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <nav ref={menu} className={styles.menu} aria-label={title} data-open={open}>
      <div className={styles.head}>
        <Link to={to} className={styles.title}>
          {title}
        </Link>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          Sections {total > 0 && !open && <NewCount count={total} />}
          <ChevronDown aria-hidden size={18} />
        </button>
      </div>
      <div id={id} className={styles.groups}>
        {groups.map((group) => (
          <LinkGroup key={group.title ?? title} {...group} current={current} />
        ))}
      </div>
    </nav>
  );
}

/** For the menu, which scrolls on its own where it is higher than the screen: the current link is never cut off. */
function useShownCurrent(current: string | undefined) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: box } = menu;
    const link = box?.querySelector('[aria-current]');
    if (!box || !link) return;
    const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
    // Not by scrollIntoView(), which would scroll the page, too.
    if (inner.bottom > outer.bottom || inner.top < outer.top)
      box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }, [current]);
  return menu;
}

/** Where the nearest page above this one is: below orders there are prepared orders, which have a link of their own. */
function useCurrent(links: readonly SideMenuLink[]): string | undefined {
  const { pathname } = useLocation();
  return links
    .map(({ to }) => to)
    .filter((to) => matchPath({ path: to, end: false }, pathname))
    .sort((a, b) => b.length - a.length)
    .at(0);
}

interface LinkGroupProps extends SideMenuGroup {
  current: string | undefined;
}

function LinkGroup({ title, links, current }: LinkGroupProps) {
  const id = useId();
  return (
    <div>
      {title && (
        <p id={id} className={styles.group}>
          {title}
        </p>
      )}
      <ul aria-labelledby={title && id} className={styles.links}>
        {links.map(({ to, label, icon: Icon, count = 0 }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.link}
              {...(to === current && { 'aria-current': 'page' as const })}
            >
              <Icon aria-hidden size={18} strokeWidth={1.75} />
              {label} {count > 0 && <NewCount count={count} />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Larger numbers are shown as `99+`. */
const MOST = 99;

function NewCount({ count }: { count: number }) {
  return (
    <span className={`tabular ${styles.count}`}>
      {count > MOST ? `${MOST}+` : count} <span className="visually-hidden">new</span>
    </span>
  );
}
