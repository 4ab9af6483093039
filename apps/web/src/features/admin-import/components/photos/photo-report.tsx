import type { Import, ImportPhotoState } from '@shop/shared';
import { useSearchParams } from 'react-router-dom';
import { Table } from '../../../../ui/list/table';
import { PageLinks } from '../../../../ui/page/page-links/page-links';
import { Panel } from '../../../../ui/page/panel';
import { usePhotos } from '../../api/imports';
import { importPath, PHOTO_STATE_TEXTS, photoCountsText } from '../../import-texts';
import styles from '../import.module.css';
import { Progress } from '../progress';

/** What became of the photos: how far they are, those that failed, and all of them. */
export function PhotoReport({ job }: { job: Import }) {
  const { photos, state } = job;
  if (!photos || ['uploading', 'ready', 'checking', 'checked'].includes(state)) return null;
  const all = photos.waiting + photos.done + photos.failed;
  if (all + photos.left === 0) return null;
  const text = photoCountsText(state, photos);
  const isUnderWay = (state === 'running' || state === 'paused') && photos.waiting > 0;
  return (
    <>
      {isUnderWay ? <Progress label={text} value={1 - photos.waiting / all} /> : <p>{text}</p>}
      {!isUndone(job) && <PhotoTable job={job} heading="Photos that failed" state="failed" />}
      <PhotoTable job={job} heading="All photos" />
    </>
  );
}

/** Undoing takes photos away that were in place: they have not failed, and each says why it is gone. */
const isUndone = ({ state }: Import) => state === 'undoing' || state === 'undone';

interface PhotoTableProps {
  job: Import;
  heading: string;
  state?: ImportPhotoState;
}

function PhotoTable({ job, heading, state }: PhotoTableProps) {
  const name = state ? `photos-${state}` : 'photos';
  const [params] = useSearchParams();
  const page = Number(params.get(name)) || 1;
  const { data } = usePhotos(job, page, state);
  if (!data || data.total === 0) return null;
  return (
    <Panel heading={heading}>
      <Table headings={['Line', 'Photo', 'State']} className={styles.table} asCards>
        {data.photos.map(({ _id, line, src, state: own, reason }) => (
          <tr key={_id}>
            <td data-label="Line">{line}</td>
            <td data-label="Photo">{src}</td>
            <td data-label="State">
              {[(!reason || !isUndone(job)) && PHOTO_STATE_TEXTS[own], reason]
                .filter(Boolean)
                .join(': ')}
            </td>
          </tr>
        ))}
      </Table>
      <PageLinks
        page={page}
        pageSize={20}
        total={data.total}
        to={(number) => importPath(job._id, { [name]: String(number) })}
      />
    </Panel>
  );
}
