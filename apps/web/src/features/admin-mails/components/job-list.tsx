import { ListTodo } from 'lucide-react';
import { useListQuery } from '../../../lib/address/list-query';
import { ListPage } from '../../../ui/list/list-page';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useJobs } from '../api/jobs';
import { jobsList } from '../lists';
import styles from './cards.module.css';
import { JobCard } from './job-card';

/** The tasks that are not done yet, those given up first. */
export function JobList() {
  const { query } = useListQuery(jobsList);
  return (
    <>
      <p className={styles.intro}>
        What the shop still has to do, such as sending a mail. A task that fails is tried again for
        a day and a half, and then given up.
      </p>
      <ListPage
        list={jobsList}
        query={query}
        result={useJobs(query)}
        noun={['task', 'tasks']}
        icon={ListTodo}
        loading={<RowsSkeleton label="Loading tasks" height="6rem" />}
        noMatch="Nothing is waiting"
        empty={{ title: 'Nothing is waiting' }}
      >
        {(jobs) => (
          <ol className={styles.cards}>
            {jobs.map((job) => (
              <JobCard key={job._id} job={job} />
            ))}
          </ol>
        )}
      </ListPage>
    </>
  );
}
