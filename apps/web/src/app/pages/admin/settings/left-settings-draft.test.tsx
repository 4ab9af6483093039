import { DEFAULT_SETTINGS, endpoints, type SettingsDraft, type StoredSettings } from '@shop/shared';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deferred } from '../../../../testing/deferred';
import { buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const PAGE = '/dashboard/admin/settings';
const CHAIRS = { changes: { name: 'Chairs' }, overtaken: [], path: '/?preview=secret', version: 7 };
const stored: StoredSettings = { ...DEFAULT_SETTINGS, version: 0, saved: null };

let draft: SettingsDraft | undefined;

beforeEach(() => {
  draft = undefined;
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getSettings).answer(() => ({ success: true, settings: stored, draft })),
    on(endpoints.deleteSettingsDraft).answer(() => {
      draft = undefined;
      return { success: true, message: 'The draft has been discarded' };
    }),
  );
});

async function openPage(search = '') {
  const view = renderApp(`${PAGE}${search}`, { session: buildSession({ role: 1 }) });
  await screen.findByLabelText('Name');
  return view;
}

const nameField = () => screen.getByLabelText('Name');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Types a name, saves it as a draft and goes to another screen before the reply. */
async function leaveDuringSave() {
  const { router, queryClient } = await openPage();
  fireEvent.change(nameField(), { target: { value: 'Chairs' } });
  press('Save as a draft to preview');
  await act(() => router.navigate('/dashboard/admin'));
  await waitFor(() => expect(queryClient.getQueryData(['settings'])).toBeUndefined());
  return async () => {
    await act(() => router.navigate(PAGE));
    await screen.findByLabelText('Name');
  };
}

test('a reload shows the draft again that the form showed', async () => {
  draft = CHAIRS;
  const { router, unmount } = await openPage();
  press('Show the draft here');
  await waitFor(() => expect(nameField()).toHaveValue('Chairs'));
  await waitFor(() => expect(router.state.location.search).toBe('?draft=shown'));
  unmount();
  const again = await openPage('?draft=shown');
  expect(nameField()).toHaveValue('Chairs');
  expect(screen.queryByText(/What you had typed is back/)).toBeNull();
  press('Discard the draft');
  await waitFor(() => expect(nameField()).toHaveValue('Ecommerce App'));
  await waitFor(() => expect(again.router.state.location.search).toBe(''));
});

test('what is kept as a draft while its screen is left is not typed text that comes back', async () => {
  const { promise, resolve } = deferred();
  server.use(
    on(endpoints.saveSettingsDraft).answer(async () => {
      await promise;
      draft = CHAIRS;
      return { success: true, message: 'The draft has been saved', draft };
    }),
  );
  const comeBack = await leaveDuringSave();
  resolve();
  await screen.findByText('The draft has been saved');
  await comeBack();
  expect(screen.queryByText(/What you had typed is back/)).toBeNull();
  expect(screen.getByText(/These fields show what is published/)).toBeVisible();
});

test('what could not be kept as a draft, after its screen was left, comes back', async () => {
  const { promise, resolve } = deferred();
  server.use(
    on(endpoints.saveSettingsDraft).answer(async () => {
      await promise;
      return refusal(429, 'Too many calls');
    }),
  );
  const comeBack = await leaveDuringSave();
  resolve();
  await screen.findByText('Too many calls');
  await comeBack();
  expect(nameField()).toHaveValue('Chairs');
  expect(await screen.findByText(/What you had typed is back/)).toBeVisible();
});
