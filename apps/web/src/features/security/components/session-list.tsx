import type { SessionRow } from '@shop/shared';
import { useNavigate } from 'react-router-dom';
import { shopPaths } from '../../../lib/address/shop-paths';
import { Badge } from '../../../ui/display/badge';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { ErrorState } from '../../../ui/feedback/error-state';
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
        <ConfirmButton
          tone="secondary"
          busy={end.isPending}
          question={`End the session of ${client}?`}
          effects="It is signed out at once."
          okText="End it"
          onConfirm={() => end.mutate(_id)}
        >
          End session
          <span className="visually-hidden">: {client}</span>
        </ConfirmButton>
      )}
    </li>
  );
}

function Endings({ hasOthers }: { hasOthers: boolean }) {
  const navigate = useNavigate();
  const endOthers = useEndOtherSessions();
  const endAll = useEndAllSessions(() => void navigate(shopPaths.login));
  return (
    <div className={styles.actions}>
      {hasOthers && (
        <ConfirmButton
          tone="secondary"
          busy={endOthers.isPending}
          question="End all other sessions?"
          effects="All your other devices and browsers are signed out at once. This one stays signed in."
          okText="End the others"
          onConfirm={() => endOthers.mutate()}
        >
          End all other sessions
        </ConfirmButton>
      )}
      <ConfirmButton
        tone="danger"
        busy={endAll.isPending}
        question="Sign out everywhere?"
        effects="All your devices and browsers are signed out at once, this one too."
        okText="Sign out"
        onConfirm={() => endAll.mutate()}
      >
        Sign out everywhere
      </ConfirmButton>
    </div>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{moments.format(new Date(at))}</time>;
}
