import { Modal } from '../../../../ui/dialogs/modal';
import type { DialogAbout } from '../../../../ui/dialogs/use-dialog-about';
import type { PinnedProduct } from '../../pinned-product';
import { PinEditor } from './pin-editor';

export interface PinnedWords {
  words: string;
  /** What shoppers open most often. */
  proposed?: PinnedProduct | undefined;
}

/** Chooses the products pinned for some words. Each choice is saved at once. */
export function PinProducts({ dialog }: { dialog: DialogAbout<PinnedWords> }) {
  const { words = '', proposed } = dialog.about ?? {};
  return (
    <Modal
      title={`First for “${words}”`}
      open={dialog.isOpen}
      footer={null}
      onCancel={dialog.close}
    >
      <PinEditor key={dialog.opening} words={words} proposed={proposed} />
    </Modal>
  );
}
