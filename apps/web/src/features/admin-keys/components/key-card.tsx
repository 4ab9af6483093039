import type { ApiKey } from '@shop/shared';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useRevokeKey } from '../api/keys';
import { GRANT_TEXTS } from '../grant-texts';
import record from '../../../ui/list/record-cards.module.css';

/** A key: what it may do, who made it, and when it was used. */
export function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  const { _id, name, grants, by, createdAt, usedAt } = apiKey;
  const revocation = useRevokeKey(_id);
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={record.card}>
      <p className={record.what}>{name}</p>
      <p className={record.who}>{grants.map((grant) => GRANT_TEXTS[grant]).join(', ')}</p>
      <p className={record.who}>
        <span>
          Made by {by} on {momentText(createdAt)}
        </span>
        <span>{usedAt ? `Last used ${momentText(usedAt)}` : 'Never used'}</span>
      </p>
      <div>
        <ConfirmButton
          tone="danger"
          busy={revocation.isPending}
          aria-label={`Revoke ${name}`}
          question={`Revoke ${name}?`}
          effects="The program that uses it loses access."
          okText="Revoke"
          onConfirm={() => revocation.mutate()}
        >
          Revoke
        </ConfirmButton>
      </div>
    </li>
  );
}
