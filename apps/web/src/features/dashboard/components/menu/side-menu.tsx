import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useFoldingMenu } from '../../../../lib/use-folding-menu';
import styles from './side-menu.module.css';

export interface SideMenuLink {
  to: string;
  label: string;
  icon: LucideIcon;
}

interface SideMenuProps {
  title: string;
  /** The area's first page. */
  to: string;
  links: readonly SideMenuLink[];
}

/** The pages of an area. On narrow screens they fold under a button, so that the page itself comes first. */
export function SideMenu({ title, to, links }: SideMenuProps) {
  const id = useId();
  const { button, open, toggle } = useFoldingMenu();
  return (
    <nav className={styles.menu} aria-label={title} data-open={open}>
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
          Sections
          <ChevronDown aria-hidden size={18} />
        </button>
      </div>
      <ul id={id} className={styles.links}>
        {links.map(({ to: path, label, icon: Icon }) => (
          <li key={path}>
            <NavLink to={path} className={styles.link}>
              <Icon aria-hidden size={18} strokeWidth={1.75} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
