import { Modal } from '../../../ui/dialogs/modal';
import { useDialogAbout } from '../../../ui/dialogs/use-dialog-about';
import { Button } from '../../../ui/forms/button';
import { ShortList } from '../../../ui/list/data-table/short-list';
import { ShownOnce } from '../../../ui/secrets/shown-once';
import { useKeys } from '../api/keys';
import { useKeyColumns } from './key-columns';
import { KeyForm } from './key-form';

/** All keys of programs. */
export function KeyList() {
  const result = useKeys();
  const columns = useKeyColumns();
  const making = useDialogAbout<true>();
  const made = useDialogAbout<string>();
  return (
    <>
      <ShortList
        list="keys"
        result={result}
        columns={columns}
        keyOf={({ _id }) => _id}
        intro={
          <>
            A program with a key acts in the name of the person who made it, within the areas of the
            key. <a href="/api/docs">All calls</a>
          </>
        }
        action={<Button onClick={() => making.open(true)}>Make a key</Button>}
        loading="Loading keys"
        empty={{
          title: 'No keys yet',
          note: 'With a key, another program can read or change what you allow it to, such as stock or orders.',
        }}
      />
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
        <ShownOnce text={made.about} copy="Copy the key" />
      </Modal>
    </>
  );
}
