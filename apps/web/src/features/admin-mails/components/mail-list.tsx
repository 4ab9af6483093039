import { MAIL_STATES, type MailsQuery } from '@shop/shared';
import { Mail as MailIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../lib/address/list-query';
import { Notice } from '../../../ui/feedback/notice';
import { SelectField } from '../../../ui/fields/select-field';
import { ListControls } from '../../../ui/list/list-controls';
import { ListPage } from '../../../ui/list/list-page';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useMails } from '../api/mails';
import { mailsList } from '../lists';
import { STATE_TEXTS } from '../mail-texts';
import { ScreenButton } from '../../../ui/page/permitted';
import styles from './cards.module.css';
import { MailCard } from './mail-card';

const STATES = MAIL_STATES.map((value) => ({ value, label: STATE_TEXTS[value] }));

/** The mails that the shop has written, newest first. */
export function MailList() {
  const { query, change } = useListQuery(mailsList);
  const result = useMails(query);
  const canSend = result.data?.canSend ?? true;
  const setState = (state: MailsQuery['state']) => change({ state }, { replace: true });
  return (
    <>
      {!canSend && <Notice>Not sent: no mail server is set. Mails are kept for 90 days.</Notice>}
      <p className={styles.intro}>
        What could not be sent yet is among the{' '}
        <Link to={dashboardPaths.adminJobs}>tasks that are not done yet</Link>.
      </p>
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
        loading={<RowsSkeleton label="Loading mails" height="6rem" />}
        noMatch="No mails match this filter"
        empty={{
          title: 'No mails yet',
          note: 'Emails to customers are kept here, such as order confirmations.',
          action: <ScreenButton to={dashboardPaths.adminMailSettings}>Mail settings</ScreenButton>,
        }}
      >
        {(mails) => (
          <ol className={styles.cards}>
            {mails.map((mail) => (
              <MailCard key={mail._id} mail={mail} canSend={canSend} />
            ))}
          </ol>
        )}
      </ListPage>
    </>
  );
}
