import { ListTodo } from 'lucide-react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../lib/address/list-query';
import { DataTable } from '../../../ui/list/data-table/data-table';
import { ListPage } from '../../../ui/list/list-page';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { ScreenButton } from '../../../ui/page/permitted';
import { loadJobs, useJobs } from '../api/jobs';
import { jobsList } from '../lists';
import styles from './cards.module.css';
import { RepeatAllJobs } from './repeat-all-jobs';
import { useJobColumns } from './job-columns';

/** The tasks that are not done yet, those given up first. */
export function JobList() {
  const { query } = useListQuery(jobsList);
  const columns = useJobColumns();
  const result = useJobs(query);
  return (
    <>
      <p className={styles.intro}>
        What the shop still has to do, such as sending a mail. A task that fails is tried again for
        a day and a half, and then given up. You see the tasks that your permissions cover.
      </p>
      <ListPage
        list={jobsList}
        query={query}
        result={result}
        noun={['task', 'tasks']}
        icon={ListTodo}
        columns={columns}
        file={{ load: loadJobs, keyOf: ({ _id }) => _id }}
        besideCount={<RepeatAllJobs jobs={result.data?.rows ?? []} />}
        loading={<RowsSkeleton label="Loading tasks" rows={12} height="2.25rem" />}
        noMatch="Nothing is waiting"
        empty={{
          title: 'Nothing is waiting',
          note: 'All tasks are done. Sent mails are listed under Mails.',
          action: <ScreenButton to={dashboardPaths.adminMails}>Mails</ScreenButton>,
        }}
      >
        {(jobs) => <DataTable list="jobs" columns={columns} rows={jobs} keyOf={({ _id }) => _id} />}
      </ListPage>
    </>
  );
}
