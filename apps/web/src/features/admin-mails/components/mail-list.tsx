import { MAIL_STATES, type MailsQuery } from '@shop/shared';
import { Mail as MailIcon } from 'lucide-react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../lib/address/list-query';
import { Notice } from '../../../ui/feedback/notice';
import { SelectField } from '../../../ui/fields/select-field';
import { DataTable } from '../../../ui/list/data-table/data-table';
import { dateSort } from '../../../ui/list/data-table/date-sort';
import type { FilterTexts } from '../../../ui/list/views/address-chips';
import { ListControls } from '../../../ui/list/list-controls';
import { ListPage } from '../../../ui/list/list-page';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { loadMails, useMails } from '../api/mails';
import { mailsList } from '../lists';
import { STATE_TEXTS } from '../mail-texts';
import { ScreenButton, ScreenLink } from '../../../ui/page/permitted';
import { useMailColumns } from './mail-columns';
import styles from './mail-list.module.css';

const STATES = MAIL_STATES.map((value) => ({ value, label: STATE_TEXTS[value] }));

const FILTER_TEXTS: FilterTexts = {
  state: (state) => STATES.find(({ value }) => value === state)?.label,
};

const NOT_SENT = 'Not sent: no mail server is set. Mails are kept for 90 days.';

/** The mails that the shop has written. */
export function MailList() {
  const { query, change } = useListQuery(mailsList);
  const result = useMails(query);
  const canSend = result.data?.canSend ?? true;
  const isEmpty = result.data?.rows.length === 0;
  const columns = useMailColumns(canSend);
  const setState = (state: MailsQuery['state']) => change({ state }, { replace: true });
  return (
    <>
      {!canSend && isEmpty && <Notice>{NOT_SENT}</Notice>}
      <ListPage
        list={mailsList}
        query={query}
        result={result}
        noun={['mail', 'mails']}
        icon={MailIcon}
        controls={
          <ListControls label="Mails">
            <SelectField
              label="State"
              placeholder="All mails"
              options={STATES}
              value={query.state ?? ''}
              onChange={(state) => setState(MAIL_STATES.find((known) => known === state))}
              clearable
            />
          </ListControls>
        }
        filterTexts={FILTER_TEXTS}
        columns={columns}
        file={{ load: loadMails, keyOf: ({ _id }) => _id }}
        besideCount={
          <>
            <ScreenLink to={dashboardPaths.adminJobs}>Waiting tasks</ScreenLink>
            {!canSend && <p className={styles.notSent}>{NOT_SENT}</p>}
          </>
        }
        loading={<RowsSkeleton label="Loading mails" rows={12} height="2.25rem" />}
        noMatch="No mails match this filter"
        empty={{
          title: 'No mails yet',
          note: 'Emails to customers are kept here, such as order confirmations.',
          action: <ScreenButton to={dashboardPaths.adminMailSettings}>Mail settings</ScreenButton>,
        }}
      >
        {(mails) => (
          <DataTable
            list="mails"
            columns={columns}
            rows={mails}
            keyOf={({ _id }) => _id}
            sort={dateSort(query.sort, change)}
          />
        )}
      </ListPage>
    </>
  );
}
