import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../../../lib/http/query-client';
import { buildCategory } from '../../../../../testing/factories';
import { AddCategory } from './add-category';

const men = buildCategory({ name: 'Men' });

function Row() {
  const [isOpen, setOpen] = useState(true);
  return (
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <ConfigProvider theme={{ token: { motion: false } }}>
          <AddCategory parent={men} open={isOpen} onClose={() => setOpen(false)} />
        </ConfigProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

const TITLE = 'Add a category under Men';

async function leaveWithName() {
  render(<Row />);
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  const name = within(dialog).getByLabelText('Category name');
  fireEvent.change(name, { target: { value: 'Hats' } });
  fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 27 });
  await screen.findByText('Discard what you typed?');
  return name;
}

test('Esc asks before it loses a name, which can be kept', async () => {
  const name = await leaveWithName();
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(name).toHaveValue('Hats');
  expect(name).toBeInTheDocument();
});

test('Esc closes the dialog once the name is discarded', async () => {
  const name = await leaveWithName();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(name).not.toBeInTheDocument());
});
