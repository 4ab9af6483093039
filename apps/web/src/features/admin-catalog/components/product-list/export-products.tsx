import type { AdministeredListQuery } from '@shop/shared';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/forms/button';
import { useExportProducts } from '../../api/export-products';
import styles from './export-products.module.css';

const CHOICES = [
  { photos: false, label: 'Export (CSV)' },
  { photos: true, label: 'Export with photos (ZIP)' },
];

interface ExportProductsProps {
  query: AdministeredListQuery;
  /** What stands beside the buttons. */
  children?: ReactNode;
}

/** Downloads all products that match the list's filters, on all pages, as a file that can be imported. */
export function ExportProducts({ query, children }: ExportProductsProps) {
  const { mutate, isPending, variables } = useExportProducts(query);
  return (
    <div className={styles.bar}>
      {CHOICES.map(({ photos, label }) => (
        <Button
          key={label}
          tone="quiet"
          busy={isPending}
          onClick={() => {
            mutate({ photos });
          }}
        >
          <Download aria-hidden size={16} />
          {isPending && variables.photos === photos ? 'Exporting …' : label}
        </Button>
      ))}
      {children}
    </div>
  );
}
