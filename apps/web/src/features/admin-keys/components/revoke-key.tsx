import type { ApiKey } from '@shop/shared';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { useRevokeKey } from '../api/keys';

/** Revokes a key after a question. */
export function RevokeKey({ apiKey: { _id, name } }: { apiKey: ApiKey }) {
  const revocation = useRevokeKey(_id);
  return (
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
  );
}
