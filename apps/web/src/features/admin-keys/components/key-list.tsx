import { Modal } from '../../../ui/dialogs/modal';
import { useDialogAbout } from '../../../ui/dialogs/use-dialog-about';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Button } from '../../../ui/forms/button';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useKeys } from '../api/keys';
import { KeyCard } from './key-card';
import { KeyForm } from './key-form';
import record from '../../../ui/list/record-cards.module.css';

/** All keys of programs. */
export function KeyList() {
  const { data: keys, error, isPending, refetch } = useKeys();
  const making = useDialogAbout<true>();
  const made = useDialogAbout<string>();
  if (isPending) return <RowsSkeleton label="Loading keys" rows={3} />;
  if (!keys) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const make = <Button onClick={() => making.open(true)}>Make a key</Button>;
  return (
    <>
      <div className={record.head}>
        <p className={record.intro}>
          A program with a key acts in the name of the person who made it, within the areas of the
          key. <a href="/api/docs">All calls</a>
        </p>
        {keys.length > 0 && make}
      </div>
      {keys.length === 0 && (
        <EmptyState title="No keys yet" actions={make}>
          With a key, another program can read or change what you allow it to, such as stock or
          orders.
        </EmptyState>
      )}
      <ul className={record.cards}>
        {keys.map((apiKey) => (
          <KeyCard key={apiKey._id} apiKey={apiKey} />
        ))}
      </ul>
      <Modal title="New key" open={making.isOpen} footer={null} onCancel={making.close}>
        <KeyForm
          onDone={(key) => {
            making.close();
            made.open(key);
          }}
        />
      </Modal>
      <Modal title="The key" open={made.isOpen} footer={null} onCancel={made.close}>
        <p>Copy it now: it is not shown again. Programs send it as “Authorization: Bearer …”.</p>
        <pre className={record.secret}>{made.about}</pre>
      </Modal>
    </>
  );
}
