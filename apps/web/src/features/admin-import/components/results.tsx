import type { Import, ImportOutcome } from '@shop/shared';
import { useSearchParams } from 'react-router-dom';
import { Table } from '../../../ui/list/table';
import { PageLinks } from '../../../ui/page/page-links/page-links';
import { Panel } from '../../../ui/page/panel';
import { useResults } from '../api/imports';
import { importPath } from '../import-texts';
import styles from './import.module.css';

/** What the import would change, field by field, and which products are new, with their prices. */
export function Results({ job }: { job: Import }) {
  return (
    <>
      <ResultTable job={job} outcome="changed" heading="Changed products" />
      <ResultTable job={job} outcome="created" heading="New products" />
    </>
  );
}

interface ResultTableProps {
  job: Import;
  outcome: ImportOutcome;
  heading: string;
}

function ResultTable({ job, outcome, heading }: ResultTableProps) {
  const [params] = useSearchParams();
  const page = Number(params.get(outcome)) || 1;
  const { data } = useResults(job, outcome, page);
  if (!data || data.total === 0) return null;
  const isChanged = outcome === 'changed';
  return (
    <Panel heading={heading}>
      <Table
        headings={['Line', 'Product', isChanged ? 'Changes' : 'Price']}
        className={styles.table}
        asCards
      >
        {data.results.map(({ _id, line, name, changes }) => (
          <tr key={_id}>
            <td data-label="Line">{line}</td>
            <td data-label="Product">{name}</td>
            {isChanged ? (
              <td data-label="Changes">
                <ul className={styles.list}>
                  {changes.map(({ field, before, after }) => (
                    <li key={field}>
                      {field}: {before || 'nothing'} → {after || 'nothing'}
                    </li>
                  ))}
                </ul>
              </td>
            ) : (
              // A check of an earlier release has none.
              <td data-label="Price">{changes[0]?.after ?? '–'}</td>
            )}
          </tr>
        ))}
      </Table>
      <PageLinks
        page={page}
        pageSize={20}
        total={data.total}
        to={(number) => importPath(job._id, { [outcome]: String(number) })}
      />
    </Panel>
  );
}
