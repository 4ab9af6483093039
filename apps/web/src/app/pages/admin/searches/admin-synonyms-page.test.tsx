import {
  endpoints,
  builtInSynonymInputSchema,
  synonymsInputSchema,
  type StoredSynonyms,
} from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession } from '../../../../testing/factories';
import { fillIn } from '../../../../testing/fill-in';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const CONFLICT = 'Grace saved the synonyms after you opened them. Load them again before you save.';

let stored: StoredSynonyms;
let off: string[];

beforeEach(() => {
  stored = { lines: ['tap, faucet'], version: 1, saved: null };
  off = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getSynonyms).answer(() => ({
      success: true,
      synonyms: stored,
      builtIn: ['sofa, couch', 'tap, faucet, spigot'],
      off,
    })),
    on(endpoints.switchBuiltInSynonym).answer(async ({ request }) => {
      const { line, isOff } = builtInSynonymInputSchema.parse(await request.json());
      off = isOff ? [...off, line] : off.filter((other) => other !== line);
      return { success: true, message: 'The line is switched', off };
    }),
    on(endpoints.updateSynonyms).answer(async ({ request }) => {
      const { lines, version } = synonymsInputSchema.parse(await request.json());
      if (version !== stored.version) return refusal(409, CONFLICT);
      const saved = { at: '2026-11-21T20:00:00.000Z', by: 'Grace' };
      stored = { lines, version: version + 1, saved };
      return { success: true, message: 'The synonyms have been saved', synonyms: stored };
    }),
  );
});

async function openPage() {
  renderApp('/dashboard/admin/searches/synonyms', { session: buildSession({ role: 1 }) });
  return screen.findByLabelText('Your synonyms');
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save synonyms' }));

test('lines are saved as they are typed, and those that every shop has can be looked up', async () => {
  expect(await openPage()).toHaveValue('tap, faucet');
  expect(screen.getByText('2 built-in lines')).toBeVisible();
  fillIn({ 'Your synonyms': 'tap, faucet\n\nfootwear > shoes' });
  save();
  expect(await screen.findByText('The synonyms have been saved')).toBeVisible();
  expect(stored.lines).toEqual(['tap, faucet', 'footwear > shoes']);
  expect(screen.getByText(/^Last saved by Grace/)).toBeVisible();
});

test('a line that says nothing is named', async () => {
  await openPage();
  fillIn({ 'Your synonyms': 'tap, faucet\nsofa' });
  save();
  expect(await screen.findByText(/^“sofa”: Enter at least two synonyms/)).toBeVisible();
  expect(stored.version).toBe(1);
});

test('what somebody else saved meanwhile is not overwritten, and can be loaded without losing anything', async () => {
  const field = await openPage();
  const saved = { at: '2026-11-21T20:00:00.000Z', by: 'Grace' };
  stored = { lines: ['tap, faucet', 'rug, carpet'], version: 2, saved };
  fillIn({ 'Your synonyms': 'sofa, couch\ntap, faucet' });
  save();
  const button = await screen.findByRole('button', { name: 'Load the saved synonyms' });
  button.focus();
  fireEvent.click(button);
  const message =
    'Grace has saved changes. They are shown here with yours, which are not saved yet.';
  await waitFor(() => expect(screen.getByText(message).parentElement).toHaveFocus());
  expect(field).toHaveValue('sofa, couch\ntap, faucet\nrug, carpet');
  save();
  expect(await screen.findByText('The synonyms have been saved')).toBeVisible();
  expect(stored.lines).toEqual(['sofa, couch', 'tap, faucet', 'rug, carpet']);
  expect(screen.queryByText(message)).toBeNull();
});

test('a line that every shop has is found, switched off, and on again', async () => {
  await openPage();
  fireEvent.click(screen.getByText('2 built-in lines'));
  fillIn({ 'Find a line': 'spigot' });
  await waitFor(() => expect(screen.queryByText('sofa, couch')).not.toBeInTheDocument());
  fireEvent.click(screen.getByRole('button', { name: 'Switch off: tap, faucet, spigot' }));
  const on = await screen.findByRole('button', { name: 'Switch on: tap, faucet, spigot' });
  expect(off).toEqual(['tap, faucet, spigot']);
  expect(screen.getByText(/1 of them switched off/)).toBeVisible();
  fireEvent.click(on);
  await waitFor(() => expect(off).toEqual([]));
});
