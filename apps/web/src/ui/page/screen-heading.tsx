import styles from './screen-heading.module.css';
import { PageHeading } from './page-heading';
import { ScreenLink } from './permitted';

interface ScreenHeadingProps {
  children: string;
  /** Where new rows come from: the text of the link by its path. */
  links: Readonly<Record<string, string>>;
}

/** The heading of a screen that lists something, with links to the screens that add to it. */
export function ScreenHeading({ children, links }: ScreenHeadingProps) {
  return (
    <div className={styles.head}>
      <PageHeading>{children}</PageHeading>
      <div className={styles.links} data-no-print>
        {Object.entries(links).map(([to, text]) => (
          <ScreenLink key={to} to={to}>
            {text}
          </ScreenLink>
        ))}
      </div>
    </div>
  );
}
