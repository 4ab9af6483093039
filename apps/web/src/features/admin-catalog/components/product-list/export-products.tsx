import type { AdministeredListQuery } from '@shop/shared';
import { ExportMenu } from '../../../../ui/list/menus/export-menu';
import { useExportProducts } from '../../api/export-products';

const CHOICES = [
  { photos: false, label: 'Export (CSV)' },
  { photos: true, label: 'Export with photos (ZIP)' },
];

interface ExportProductsProps {
  query: AdministeredListQuery;
}

/** Downloads all products that match the list's filters, on all pages, as a file that can be imported. */
export function ExportProducts({ query }: ExportProductsProps) {
  const { mutate, isPending } = useExportProducts(query);
  return (
    <ExportMenu
      isPending={isPending}
      choices={CHOICES.map(({ label, photos }) => ({ label, save: () => mutate({ photos }) }))}
    />
  );
}
