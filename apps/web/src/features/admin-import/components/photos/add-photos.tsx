import type { Import } from '@shop/shared';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../../../ui/feedback/notice';
import { Panel } from '../../../../ui/page/panel';
import { sorted } from '../../api/dropped-files';
import { useSendPhotos } from '../../api/send-photos';
import { photoCountsText } from '../../import-texts';
import { FileDrop } from '../file-drop';
import styles from '../import.module.css';

/** Photos that the file names: how many are at hand, and a place to add more. */
export function AddPhotos({ job }: { job: Import }) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { send, sent, isPending, failures } = useSendPhotos(job._id);
  const before = failuresIn(useLocation().state);
  const take = async (files: readonly File[]) => {
    try {
      const { table, photos, problems: found } = await sorted(files);
      const second = table && `${table.name} is no photo: this import has its file already.`;
      setProblems([...(second ? [second] : []), ...found]);
      if (photos.length > 0) send(photos);
    } catch (failure) {
      setProblems([failure instanceof Error ? failure.message : String(failure)]);
    }
  };
  return (
    <Panel heading="Photos">
      <FileDrop
        accept="image/*,.heic,.heif,.zip"
        label="Photos"
        action="Choose photos"
        tone="secondary"
        onFiles={(files) => void take(files)}
        sending={isPending && { label: 'Sending the photos ...', sent }}
      >
        {job.photos && photoCountsText(job.state, job.photos)} Drop photos here that the file names,
        or a ZIP of them. They are found by their names.
      </FileDrop>
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
