import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Modal } from './modal';

function Invite() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Invite
      </button>
      <Modal title="Invite somebody" open={isOpen} footer={null} onCancel={() => setIsOpen(false)}>
        <label>
          Email <input type="email" />
        </label>
      </Modal>
    </>
  );
}

test('its first field takes the focus, so that what is typed at once is not lost', async () => {
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <Invite />
    </ConfigProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const email = await screen.findByLabelText('Email');
  await waitFor(() => expect(email).toHaveFocus());
});
