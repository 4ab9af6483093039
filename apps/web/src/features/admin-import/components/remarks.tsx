import type { Import } from '@shop/shared';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/forms/button';
import { Table } from '../../../ui/list/table';
import { PageLinks } from '../../../ui/page/page-links/page-links';
import { Panel } from '../../../ui/page/panel';
import { useRemarks } from '../api/imports';
import { useSaveWrongRows } from '../api/wrong-rows';
import { importPath } from '../import-texts';
import styles from './import.module.css';

const HEADINGS = ['Line', 'Column', 'Value', 'Reason'];

/** Why products are refused, then what was made of cells. */
export function Remarks({ job }: { job: Import }) {
  const [params] = useSearchParams();
  const page = Number(params.get('remarks')) || 1;
  const { data } = useRemarks(job, page);
  if (!data || data.total === 0) return null;
  return (
    <Panel heading="Problems and notices">
      {job.counts.refused > 0 && <SaveWrongRows job={job} />}
      <Table headings={HEADINGS} className={styles.table} asCards>
        {data.remarks.map(({ _id, isProblem, line, column, value, reason }) => (
          <tr key={_id}>
            <td data-label="Line">{line}</td>
            <td data-label="Column">{column || '–'}</td>
            <td data-label="Value">{value || '–'}</td>
            <td data-label="Reason">
              <span>
                <strong>{isProblem ? 'Refused' : 'Notice'}:</strong> {reason}
              </span>
            </td>
          </tr>
        ))}
      </Table>
      <PageLinks
        page={page}
        pageSize={20}
        total={data.total}
        to={(number) => importPath(job._id, { remarks: String(number) })}
      />
    </Panel>
  );
}

/** To be mended in a spreadsheet and imported again. */
function SaveWrongRows({ job }: { job: Import }) {
  const { mutate, isPending } = useSaveWrongRows(job);
  return (
    <Button tone="secondary" busy={isPending} onClick={() => mutate()}>
      Save the wrong rows as CSV
    </Button>
  );
}
