import { ROLE, type UserRow } from '@shop/shared';
import { useState } from 'react';
import { Modal } from '../../../ui/dialogs/modal';
import { Field } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { useChangeTags } from '../api/change-tags';
import buttonStyles from './change-role.module.css';
import styles from './user-data.module.css';

/** Gives a shopper tags, such as for promotions that are meant for some customers only. */
export function UserTags({ user }: { user: UserRow }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { tags = [] } = user;
  if (user.role === ROLE.admin) return null;
  return (
    <>
      <Button tone="secondary" className={buttonStyles.button} onClick={() => setAsking(true)}>
        {tags.length > 0 ? `Tags (${tags.length})` : 'Tags'}
        <span className="visually-hidden">: {user.name}</span>
      </Button>
      <Modal title="Tags" open={asking} footer={null} onCancel={close}>
        <TagsForm user={user} onDone={close} />
      </Modal>
    </>
  );
}

function TagsForm({ user, onDone }: { user: UserRow; onDone: () => void }) {
  const [text, setText] = useState(user.tags?.join(', ') ?? '');
  const change = useChangeTags(user, onDone);
  return (
    <form
      className={styles.choices}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(text.split(',').flatMap((tag) => tag.trim() || []));
      }}
    >
      <Field
        label={`Tags of ${user.name}`}
        hint="With commas between them. Promotions can be meant for customers with a tag"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" busy={change.isPending}>
        Save tags
      </Button>
    </form>
  );
}
