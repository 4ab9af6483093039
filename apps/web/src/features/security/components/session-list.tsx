import type { SessionRow } from '@shop/shared';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Badge } from '../../../ui/display/badge';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Button } from '../../../ui/forms/button';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { Panel } from '../../../ui/page/panel';
import {
  useEndAllSessions,
  useEndOtherSessions,
  useEndSession,
  useSessions,
} from '../api/sessions';
import styles from './security.module.css';

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The user's active sessions, with a way to end each. */
export function SessionList() {
  const { data: sessions, error, refetch } = useSessions();
  return (
    <Panel heading="Sessions">
      {!sessions && !error && <RowsSkeleton label="Loading sessions" rows={2} height="4rem" />}
      {!sessions && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {sessions && (
        <>
          <ul className={styles.rows}>
            {sessions.map((session) => (
              <Row key={session._id} session={session} />
            ))}
          </ul>
          <Endings hasOthers={sessions.some(({ current }) => !current)} />
        </>
      )}
    </Panel>
  );
}

function Row({ session }: { session: SessionRow }) {
  const { _id, client, network, current } = session;
  const end = useEndSession();
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.client}>
          {client} {current && <Badge tone="accent">This session</Badge>}
        </p>
        <p className={styles.details}>
          <span>Network {network}</span>
          <span>
            Started <Moment at={session.startedAt} />
          </span>
          <span>
            Last used <Moment at={session.usedAt} />
          </span>
        </p>
      </div>
      {!current && (
        <Button tone="secondary" busy={end.isPending} onClick={() => end.mutate(_id)}>
          End session
          <span className="visually-hidden">: {client}</span>
        </Button>
      )}
    </li>
  );
}

function Endings({ hasOthers }: { hasOthers: boolean }) {
  const navigate = useNavigate();
  const endOthers = useEndOtherSessions();
  const endAll = useEndAllSessions(() => void navigate(paths.login));
  return (
    <div className={styles.actions}>
      {hasOthers && (
        <Button tone="secondary" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          End all other sessions
        </Button>
      )}
      <Button tone="danger" busy={endAll.isPending} onClick={() => endAll.mutate()}>
        Sign out everywhere
      </Button>
    </div>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{moments.format(new Date(at))}</time>;
}
