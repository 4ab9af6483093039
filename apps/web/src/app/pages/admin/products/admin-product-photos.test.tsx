import { endpoints, type ArrangedPhotos, type ProductPhoto } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  buildAdministeredProduct,
  buildCategory,
  buildId,
  buildSession,
} from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { buildPicture } from '../../../../testing/pictures';
import { renderApp } from '../../../../testing/render-app';

const category = buildCategory();
const atlas = buildAdministeredProduct({ name: 'Atlas', slug: 'atlas', category });
const buildPhoto = (alt: string): ProductPhoto => {
  return { _id: buildId(), alt, version: alt, width: 8, height: 8 };
};

/** What the shop stores. */
let photos: ProductPhoto[];
const all = () => ({ photos, revision: photos.map(({ alt }) => alt).join() });
const done = () => ({ success: true as const, message: 'Done', ...all() });

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: vi.fn() });
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  photos = ['Front', 'Side', 'Back'].map(buildPhoto);
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [category] })),
    on(endpoints.getAdministeredProduct).answer(() => ({ success: true, product: atlas })),
    on(endpoints.getPhotos).answer(() => ({ success: true, ...all() })),
    on(endpoints.arrangePhotos).answer(async ({ request }) => {
      const body = (await request.json()) as ArrangedPhotos;
      if (body.revision !== all().revision) return refusal(409, 'Maya changed the photos');
      const known = new Map(photos.map((photo) => [photo._id, photo]));
      photos = body.photos.flatMap(({ _id, alt }) => {
        const photo = known.get(_id);
        return photo ? [{ ...photo, alt }] : [];
      });
      return done();
    }),
  );
});

async function openPage() {
  renderApp('/dashboard/admin/products/atlas', { session: buildSession({ role: 1 }) });
  await screen.findByLabelText('Alt text of photo 1');
}

const alts = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Alt text of photo/).map(({ value }) => value);

test('a button moves a photo and keeps the focus', async () => {
  await openPage();
  expect(alts()).toEqual(['Front', 'Side', 'Back']);
  const button = screen.getByRole('button', { name: 'Move photo 3 to the left' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(alts()).toEqual(['Front', 'Back', 'Side']));
  expect(await screen.findByText('It is now photo 2 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move photo 2 to the left' })).toHaveFocus();
});

test('a photo that is dragged onto another takes its place', async () => {
  await openPage();
  const [list] = screen.getAllByRole('list', { name: 'Photos' });
  const cards = within(list ?? document.body).getAllByRole('listitem');
  const dataTransfer = { types: [] };
  fireEvent.dragStart(cards[2]?.querySelector('[draggable=true]') ?? document.body);
  fireEvent.drop(cards[0] ?? document.body, { dataTransfer });
  await waitFor(() => expect(alts()).toEqual(['Back', 'Front', 'Side']));
});

test('a photo that is dragged by its grip with a finger takes the place of the one under it', async () => {
  await openPage();
  const [list] = screen.getAllByRole('list', { name: 'Photos' });
  const cards = within(list ?? document.body).getAllByRole('listitem');
  const grip = cards[0]?.querySelector('[draggable=true] > span:last-child') ?? document.body;
  Object.assign(grip, { setPointerCapture: vi.fn() });
  Object.assign(document, { elementFromPoint: () => cards[2]?.firstElementChild });
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1, pointerType: 'touch' });
  fireEvent.pointerMove(grip, { pointerId: 1, clientY: 300 });
  expect(cards[2]).toHaveAttribute('data-over');
  fireEvent.pointerUp(grip, { pointerId: 1 });
  await waitFor(() => expect(alts()).toEqual(['Side', 'Back', 'Front']));
});

test('an alt text is saved when its field is left', async () => {
  await openPage();
  const field = screen.getByLabelText('Alt text of photo 2');
  fireEvent.change(field, { target: { value: 'From the left' } });
  fireEvent.blur(field);
  await waitFor(() => expect(photos[1]?.alt).toBe('From the left'));
});

test('an alt text that is typed when the page is loaded again is back, and not saved yet', async () => {
  const session = buildSession({ role: 1 });
  const address = '/dashboard/admin/products/atlas';
  const view = renderApp(address, { session });
  const field = await screen.findByLabelText('Alt text of photo 2');
  fireEvent.change(field, { target: { value: 'From the left' } });
  window.dispatchEvent(new Event('pagehide'));
  view.unmount();
  renderApp(address, { session });
  await waitFor(() => expect(alts()).toEqual(['Front', 'From the left', 'Back']));
  screen.getByText('Not saved. Saved is “Side”. Press Enter here to save yours.');
  fireEvent.blur(screen.getByLabelText('Alt text of photo 2'));
  await waitFor(() => expect(photos[1]?.alt).toBe('From the left'));
});

test('what somebody else has changed is shown, and said', async () => {
  await openPage();
  photos = [...photos, buildPhoto('Top')];
  fireEvent.click(screen.getByRole('button', { name: 'Move photo 1 to the right' }));
  expect(await screen.findByText('Maya changed the photos')).toBeInTheDocument();
  await waitFor(() => expect(alts()).toEqual(['Front', 'Side', 'Back', 'Top']));
});

test('a photo is replaced by a file, with the version that was shown', async () => {
  const seen = vi.fn<(before: unknown) => void>();
  server.use(
    on(endpoints.replacePhoto).answer(async ({ request, params }) => {
      seen((await request.formData()).get('photoBefore'));
      photos = photos.map((photo) =>
        photo._id === params.photoId ? { ...photo, version: 'new' } : photo,
      );
      return done();
    }),
  );
  await openPage();
  const input = screen.getByLabelText('Replace photo 2');
  fireEvent.change(input, { target: { files: [buildPicture('new.png')] } });
  await waitFor(() => expect(photos[1]?.version).toBe('new'));
  expect(seen).toHaveBeenCalledWith('Side');
});

test('a photo is removed once that is confirmed', async () => {
  server.use(
    on(endpoints.removePhoto).answer(({ params }) => {
      photos = photos.filter(({ _id }) => _id !== params.photoId);
      return done();
    }),
  );
  await openPage();
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  const question = within(await screen.findByRole('dialog'));
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(alts()).toEqual(['Side', 'Back']));
});

test('a file that did not arrive is sent again under its key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    on(endpoints.addPhoto).answer(({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length === 1) return refusal(409, 'Somebody was faster');
      photos = [...photos, buildPhoto('New')];
      return done();
    }),
  );
  await openPage();
  const input = screen.getByLabelText('Add photos');
  fireEvent.change(input, { target: { files: [buildPicture('new.png')] } });
  expect(await screen.findByText('Somebody was faster')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try new.png again' }));
  await waitFor(() => expect(alts()).toHaveLength(4));
  expect(new Set(keys).size).toBe(1);
});

test('what is wrong with a file is said while the one before it is still sent', async () => {
  let arrive: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(
    on(endpoints.addPhoto).answer(async () => {
      await sent;
      photos = [...photos, buildPhoto('New')];
      return done();
    }),
  );
  await openPage();
  const files = [buildPicture('new.png'), new File(['%PDF-1.4'], 'list.pdf')];
  fireEvent.change(screen.getByLabelText('Add photos'), { target: { files } });
  expect(await screen.findByRole('button', { name: 'Dismiss list.pdf' })).toBeVisible();
  expect(alts()).toHaveLength(3);
  arrive();
  await waitFor(() => expect(alts()).toHaveLength(4));
});

/** Types what a new product needs besides photos. */
async function typeProduct() {
  server.use(
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
  );
  renderApp('/dashboard/admin/create-product', { session: buildSession({ role: 1 }) });
  const type = async (placeholder: string, value: string) =>
    fireEvent.change(await screen.findByPlaceholderText(placeholder), { target: { value } });
  await type('write a name', 'Atlas');
  await type('write a description', 'All maps');
  await type('write a Price', '20');
  await type('write a quantity', '3');
  const select = screen.getByRole('combobox', { name: 'Category' });
  fireEvent.mouseDown(select);
  fireEvent.click(await screen.findByTitle(category.name));
}

test('no product is created while one of its other photos can’t be used', async () => {
  let isCreated = false;
  server.use(
    on(endpoints.createProduct).answer(() => {
      isCreated = true;
      return { success: true, message: 'Product Created Successfully', product: atlas };
    }),
  );
  await typeProduct();
  const files = [buildPicture('one.png'), new File([], 'empty.png', { type: 'image/png' })];
  fireEvent.change(screen.getByLabelText('Upload Photo'), { target: { files } });
  await screen.findByRole('list', { name: 'More photos' });
  fireEvent.click(screen.getByText('CREATE PRODUCT'));
  await screen.findByText(/^Remove the photos that can’t be used: empty\.png: /);
  expect(isCreated).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Remove empty.png' }));
  fireEvent.click(screen.getByText('CREATE PRODUCT'));
  await waitFor(() => expect(isCreated).toBe(true));
});

test('the list says which photos the shop refused after the product was created', async () => {
  server.use(
    on(endpoints.createProduct).answer(() => ({
      success: true,
      message: 'Product Created Successfully',
      product: atlas,
    })),
    on(endpoints.addPhoto).answer(() => refusal(400, 'The photo is damaged')),
  );
  await typeProduct();
  const files = ['one.png', 'two.png'].map((name) => buildPicture(name));
  fireEvent.change(screen.getByLabelText('Upload Photo'), { target: { files } });
  await screen.findByRole('list', { name: 'More photos' });
  fireEvent.click(screen.getByText('CREATE ANOTHER'));
  await screen.findByText('Photos that were not added: two.png: The photo is damaged');
  expect(screen.getByRole('link', { name: 'Add photos' })).toBeVisible();
});

test('the other photos of a new product follow its first one', async () => {
  const sent: string[] = [];
  const take = async (request: Request, what: string) => {
    if ((await request.formData()).has('photo')) sent.push(what);
  };
  server.use(
    on(endpoints.createProduct).answer(async ({ request }) => {
      await take(request, 'first');
      return { success: true, message: 'Product Created Successfully', product: atlas };
    }),
    on(endpoints.addPhoto).answer(async ({ request, params }) => {
      expect(params.id).toBe(atlas._id);
      await take(request, 'other');
      return done();
    }),
  );
  await typeProduct();
  const files = ['one.png', 'two.png', 'three.png'].map((name) => buildPicture(name));
  fireEvent.change(screen.getByLabelText('Upload Photo'), { target: { files } });
  const others = within(await screen.findByRole('list', { name: 'More photos' }));
  fireEvent.click(await others.findByRole('button', { name: 'Remove three.png' }));
  // More are added, and the first of them takes the place of a first photo that is removed.
  const more = ['four.png', 'notes.txt'].map((name) => buildPicture(name));
  fireEvent.click(screen.getByText('Add photos'));
  fireEvent.change(screen.getByLabelText('one.png'), { target: { files: more } });
  await others.findByText('four.png');
  fireEvent.click(others.getByRole('button', { name: 'Remove notes.txt' }));
  fireEvent.click(screen.getByText('Remove this photo'));
  await screen.findByText('two.png', { selector: '[class*="name"]' });
  expect(others.queryByText('two.png')).toBeNull();
  fireEvent.click(screen.getByText('CREATE PRODUCT'));
  await waitFor(() => expect(sent).toEqual(['first', 'other']));
});

test('photos that are too many for a new product are named', async () => {
  server.use(on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })));
  renderApp('/dashboard/admin/create-product', { session: buildSession({ role: 1 }) });
  const files = Array.from({ length: 14 }, (_, at) => buildPicture(`${at + 1}.png`));
  fireEvent.change(await screen.findByLabelText('Upload Photo'), { target: { files } });
  await screen.findByText('A product can have at most 12 photos. Left out: 13.png, 14.png');
});

test('an alt text that is refused stays, and is said to be unsaved until it is saved', async () => {
  await openPage();
  photos = photos.map((photo, at) => (at === 1 ? { ...photo, alt: 'Left side' } : photo));
  const field = screen.getByLabelText('Alt text of photo 2');
  fireEvent.change(field, { target: { value: 'From the left' } });
  fireEvent.blur(field);
  await screen.findByText('Not saved. Saved is “Left side”. Press Enter here to save yours.');
  expect(alts()).toEqual(['Front', 'From the left', 'Back']);
  fireEvent.submit(field.closest('form') ?? field);
  await waitFor(() => expect(photos[1]?.alt).toBe('From the left'));
  await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
});
