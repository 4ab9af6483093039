import { Download } from 'lucide-react';
import { Button } from '../../forms/button';

interface ExportButtonProps {
  onClick: () => void;
  /** How far the file is, in percent; undefined if none is being made. */
  percent?: number | undefined;
}

/** In the bar of a list: makes a file of what the list shows. */
export function ExportButton({ onClick, percent }: ExportButtonProps) {
  return (
    <Button tone="quiet" busy={percent !== undefined} onClick={onClick} data-unfolds data-no-print>
      <Download aria-hidden size={16} />
      {percent === undefined ? 'Export (CSV)' : `Exporting … ${percent} %`}
    </Button>
  );
}
