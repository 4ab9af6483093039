import { useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/forms/button';
import { useDroppedFiles } from '../../../ui/forms/use-dropped-files';
import styles from './import.module.css';
import { Progress } from './progress';

interface Props {
  /** What may be dropped here. */
  children: ReactNode;
  accept: string;
  /** Names the field. */
  label: string;
  action: string;
  tone?: 'primary' | 'secondary';
  /** Is ignored while files are being sent. */
  onFiles: (files: readonly File[]) => void;
  /** While files are being sent: what is said, and how much of it is done, from 0 to 1. */
  sending: { label: string; sent: number } | false;
}

/** Takes several files by a button or by a drop on it. */
export function FileDrop({ children, accept, label, action, tone, onFiles, sending }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    if (files.length > 0 && !sending) onFiles(files);
  };
  const isOver = useDroppedFiles(frame, take);
  return (
    <div ref={frame} className={styles.drop} data-over={isOver}>
      <p>{children}</p>
      <Button tone={tone} busy={Boolean(sending)} onClick={() => input.current?.click()}>
        {action}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      {sending && <Progress label={sending.label} value={sending.sent} />}
    </div>
  );
}
