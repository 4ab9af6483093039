import type { Import } from '@shop/shared';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../../../ui/feedback/notice';
import { Button } from '../../../../ui/forms/button';
import { useDroppedFiles } from '../../../../ui/forms/use-dropped-files';
import { Panel } from '../../../../ui/page/panel';
import { sorted } from '../../api/dropped-files';
import { useSendPhotos } from '../../api/send-photos';
import { photoCountsText } from '../../import-texts';
import styles from '../import.module.css';
import { Progress } from '../progress';

/** Photos that the file names: how many are at hand, and a place to add more. */
export function AddPhotos({ job }: { job: Import }) {
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { send, sent, isPending, failures } = useSendPhotos(job._id);
  const before = failuresIn(useLocation().state);
  const take = async (files: readonly File[]) => {
    if (files.length === 0 || isPending) return;
    try {
      const { table, photos, problems: found } = await sorted(files);
      const second = table && `${table.name} is no photo: this import has its file already.`;
      setProblems([...(second ? [second] : []), ...found]);
      if (photos.length > 0) send(photos);
    } catch (failure) {
      setProblems([failure instanceof Error ? failure.message : String(failure)]);
    }
  };
  const isOver = useDroppedFiles(frame, (files) => void take(files));
  return (
    <Panel heading="Photos">
      <div ref={frame} className={styles.drop} data-over={isOver}>
        <p>
          {job.photos && photoCountsText(job.state, job.photos)} Drop photos here that the file
          names, or a ZIP of them. They are found by their names.
        </p>
        <Button tone="secondary" busy={isPending} onClick={() => input.current?.click()}>
          Choose photos
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*,.heic,.heif,.zip"
          aria-label="Photos"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            void take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        {isPending && <Progress label="Sending the photos ..." value={sent} />}
      </div>
      <Failures texts={[...problems, ...(isPending ? [] : failures), ...before]} />
    </Panel>
  );
}

const SHOWN = 10;

function Failures({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  const others = texts.length - SHOWN;
  return (
    <Notice tone="danger" role="alert">
      <ul className={styles.list}>
        {texts.slice(0, SHOWN).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {others > 0 && <li>And {others} more.</li>}
      </ul>
    </Notice>
  );
}

/** What failed of the photos that were sent with the file. */
function failuresIn(state: unknown): readonly string[] {
  const given = (state as { failures?: unknown } | null)?.failures;
  return Array.isArray(given) ? given.map(String) : [];
}
