import { DEFAULT_SETTINGS, endpoints, type SettingsDraft } from '@shop/shared';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const LOGO = { version: 'abc', width: 90, height: 90 };
const DRAFT: SettingsDraft = {
  changes: {},
  overtaken: [],
  version: 7,
  path: '/?preview=secret-7',
};

let draft: SettingsDraft | undefined;
/** The drafts in which pictures were saved or removed; null for what is published at once. */
let savedIn: (string | null)[];

/** The next draft, if one is asked for. */
function nextDraft({ url }: Request, logo: SettingsDraft['pictures']) {
  const asked = new URL(url).searchParams.get('draft');
  savedIn.push(asked);
  return asked === null ? {} : { draft: { ...DRAFT, version: Number(asked) + 1, pictures: logo } };
}

beforeEach(() => {
  draft = undefined;
  savedIn = [];
  const settings = { ...DEFAULT_SETTINGS, version: 0, saved: null };
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getSettings).answer(() => ({ success: true, settings, draft })),
    on(endpoints.saveShopPicture).answer(({ request }) => {
      const drafted = nextDraft(request, { logo: LOGO });
      const pictures = drafted.draft ? {} : { logo: LOGO };
      return { success: true, message: 'The picture has been saved', pictures, ...drafted };
    }),
    on(endpoints.deleteShopPicture).answer(({ request }) => ({
      success: true,
      message: 'The picture has been removed',
      pictures: {},
      ...nextDraft(request, { logo: null }),
    })),
  );
});

async function openPage() {
  renderApp('/dashboard/admin/settings', { session: buildSession({ role: 1 }) });
  await screen.findByLabelText('Name');
}

function chooseLogo() {
  const file = new File([new Uint8Array([1, 2, 3])], 'logo.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Choose a logo'), { target: { files: [file] } });
}

const logoInBar = () => screen.getByRole('banner').querySelector('img[src*="/pictures/logo"]');

test('a logo is shown at once when it is chosen, and can be removed', async () => {
  await openPage();
  chooseLogo();
  expect(await screen.findByLabelText('Replace logo')).toBeInTheDocument();
  expect(logoInBar()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
  expect(await screen.findByLabelText('Choose a logo')).toBeInTheDocument();
  expect(savedIn).toEqual([null, null]);
});

test('a logo is published at once while the draft that there is stays hidden', async () => {
  draft = DRAFT;
  await openPage();
  await screen.findByRole('button', { name: 'Show the draft here' });
  chooseLogo();
  expect(await screen.findByLabelText('Replace logo')).toBeInTheDocument();
  expect(logoInBar()).not.toBeNull();
  expect(savedIn).toEqual([null]);
});

test('a logo of the draft that is shown is not published', async () => {
  draft = DRAFT;
  await openPage();
  fireEvent.click(screen.getByRole('button', { name: 'Show the draft here' }));
  chooseLogo();
  expect(await screen.findByLabelText('Replace logo')).toBeInTheDocument();
  expect(logoInBar()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
  expect(await screen.findByLabelText('Choose a logo')).toBeInTheDocument();
  expect(savedIn).toEqual(['7', '8']);
});
