import type { LucideIcon } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
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

export function SideMenu({ title, to, links }: SideMenuProps) {
  return (
    <nav className={styles.menu} aria-label={title}>
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      <ul className={styles.links}>
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
