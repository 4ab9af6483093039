import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Button } from '../../../ui/forms/button';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta } from '../../../ui/metadata/page-meta';
import styles from './documents-page.module.css';

interface DocumentsPageProps<Document> {
  title: string;
  /** Links to other pages. */
  links: ReactNode;
  /** Says what was requested but does not exist. */
  missing?: string | undefined;
  result: {
    data: readonly Document[] | undefined;
    error: unknown;
    isPending: boolean;
    refetch: () => unknown;
  };
  children: (document: Document) => ReactNode;
  /** Tells the documents of an order apart; without it, each has one. */
  nameOf?: (document: Document) => string;
}

const nameByOrder = ({ number }: { number: number }) => `Order ${number}`;

/** Printable documents, each on its own sheet, and a button to print them. Only the sheets are printed. */
export function DocumentsPage<Document extends { number: number }>({
  title,
  links,
  missing,
  result: { data, error, isPending, refetch },
  children,
  nameOf = nameByOrder,
}: DocumentsPageProps<Document>) {
  return (
    <>
      <PageMeta page={title} noIndex />
      <PageHeading screenOnly>{title}</PageHeading>
      <div data-no-print>
        <div className={styles.bar}>
          <Button disabled={!data} onClick={() => window.print()}>
            <Printer aria-hidden size={18} />
            Print
          </Button>
          <p className={styles.links}>{links}</p>
        </div>
        {missing && <p role="status">{missing}</p>}
        {isPending && <RowsSkeleton label="Loading" />}
        {Boolean(error) && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      </div>
      {data?.map((document) => (
        <article key={nameOf(document)} className={styles.sheet} aria-label={nameOf(document)}>
          {children(document)}
        </article>
      ))}
    </>
  );
}
