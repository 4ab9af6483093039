import { Download } from 'lucide-react';
import { EXPORT_ANCHOR } from '../../../lib/address/export-anchor';
import { Button } from '../../forms/button';
import styles from './export-menu.module.css';
import { PanelButton } from './panel-button';

/** A file to download, by the label that its button has. */
export interface ExportChoice {
  label: string;
  save: () => void;
}

interface ExportMenuProps {
  choices: readonly ExportChoice[];
  isPending: boolean;
}

/** In the bar of a list: a button that opens the choice of files with all rows that match, on all pages. */
export function ExportMenu({ choices, isPending }: ExportMenuProps) {
  return (
    <PanelButton
      icon={Download}
      label={isPending ? 'Exporting …' : 'Export'}
      anchor={EXPORT_ANCHOR}
    >
      {(id) =>
        choices.map(({ label, save }) => (
          <Button
            key={label}
            tone="quiet"
            className={styles.choice}
            busy={isPending}
            onClick={save}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            {label}
          </Button>
        ))
      }
    </PanelButton>
  );
}
