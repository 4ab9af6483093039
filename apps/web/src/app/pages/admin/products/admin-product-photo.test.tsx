import { endpoints, PHOTO_LIMITS, PHOTO_TEXTS } from '@shop/shared';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  buildCategory,
  buildAdministeredProduct,
  buildSession,
} from '../../../../testing/factories';
import { UNREADABLE_HEIC } from '../../../../lib/pictures/picture-problem';
import { on, server } from '../../../../testing/handlers';
import { buildPicture } from '../../../../testing/pictures';
import { renderApp } from '../../../../testing/render-app';

const category = buildCategory();
const atlas = buildAdministeredProduct({ name: 'Atlas', slug: 'atlas', category });
const NOT_SHOWN = 'The browser can’t show this file: it may be damaged';

/** Types of the photos that were sent. */
let sent: (string | undefined)[];

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: vi.fn() });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
  sent = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [category] })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
    on(endpoints.getAdministeredProduct).answer(() => ({ success: true, product: atlas })),
    on(endpoints.updateProduct).answer(async ({ request }) => {
      const photo = (await request.formData()).get('photo') as File | null;
      sent.push(photo?.type);
      return { success: true, message: 'Product Updated Successfully', product: atlas };
    }),
  );
});

async function openPage() {
  renderApp('/dashboard/admin/products/atlas', { session: buildSession({ role: 1 }) });
  await screen.findByDisplayValue('Atlas');
  const photo = screen.getByLabelText<HTMLInputElement>('Upload Photo');
  return { photo, form: photo.form ?? document.body };
}

const choose = (photo: HTMLElement, file: File) =>
  fireEvent.change(photo, { target: { files: [file] } });
const update = () => fireEvent.click(screen.getByText('UPDATE PRODUCT'));

/** A file of this size in bytes, without having them. */
function sized(file: File, size: number): File {
  return Object.defineProperty(file, 'size', { value: size });
}

test.each([
  ['an empty file', () => new File([], 'empty.jpg', { type: 'image/jpeg' }), PHOTO_TEXTS.empty],
  [
    'one of more than 5 MB',
    () => sized(buildPicture('large.png'), PHOTO_LIMITS.bytes + 1),
    PHOTO_TEXTS.tooLarge,
  ],
  [
    'a HEIC',
    () => new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'photo.heic', { type: '' }),
    UNREADABLE_HEIC,
  ],
  [
    'a PDF that calls itself a JPEG',
    () => new File(['%PDF-1.7'], 'pdf.jpg', { type: 'image/jpeg' }),
    PHOTO_TEXTS.wrongType,
  ],
])('%s keeps the product from being saved until it is removed', async (_what, build, message) => {
  const { photo } = await openPage();
  choose(photo, build());
  await waitFor(() => expect(photo).toHaveAccessibleDescription(message));
  expect(screen.queryByAltText('Preview of the photo')).toBeNull();
  update();
  await waitFor(() => expect(photo).toHaveFocus());
  expect(photo).toHaveAccessibleDescription(message);
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByText('Remove this photo'));
  await waitFor(() => expect(photo).not.toBeInvalid());
  update();
  await waitFor(() => expect(sent).toEqual([undefined]));
});

test('a picture that the browser can’t show is refused until it is replaced', async () => {
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error());
  const { photo } = await openPage();
  choose(photo, buildPicture('damaged.png'));
  await waitFor(() => expect(photo).toHaveAccessibleDescription(NOT_SHOWN));
  update();
  await waitFor(() => expect(photo).toHaveFocus());
  photo.blur();
  await screen.findByText('UPDATE PRODUCT');
  update();
  await waitFor(() => expect(photo).toHaveFocus());
  expect(decode, 'a picture is decoded once').toHaveBeenCalledTimes(1);
  decode.mockResolvedValue(undefined);
  choose(photo, buildPicture('whole.png'));
  await waitFor(() => expect(photo).not.toBeInvalid());
  update();
  await waitFor(() => expect(sent).toEqual(['image/png']));
});

test('a picture of more than 40 megapixels is refused', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(8000);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(6000);
  const { photo } = await openPage();
  choose(photo, buildPicture('huge.png'));
  await waitFor(() => expect(photo).toHaveAccessibleDescription(PHOTO_TEXTS.tooManyPixels));
});

/** What is dragged or pasted. */
const transferOf = (...files: File[]) => ({ types: ['Files'], files, dropEffect: 'move' });

test('a file that is dropped anywhere on the form is its photo', async () => {
  const { photo, form } = await openPage();
  const dataTransfer = transferOf(buildPicture('dropped.png'));
  fireEvent.dragOver(screen.getByPlaceholderText('write a name'), { dataTransfer });
  expect(dataTransfer.dropEffect).toBe('copy');
  expect(form).toHaveAttribute('data-over');
  expect(screen.getByText('Drop the photo anywhere on this form')).toBeVisible();
  const isOpened = fireEvent.drop(screen.getByPlaceholderText('write a name'), { dataTransfer });
  expect(isOpened).toBe(false);
  expect(form).not.toHaveAttribute('data-over');
  expect(screen.getByLabelText('dropped.png')).toBe(photo);
  update();
  await waitFor(() => expect(sent).toEqual(['image/png']));
});

test('a file that is dropped beside the form is neither taken nor opened', async () => {
  const { photo, form } = await openPage();
  const dataTransfer = transferOf(buildPicture('dropped.png'));
  fireEvent.dragOver(form, { dataTransfer });
  expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
  expect(dataTransfer.dropEffect).toBe('none');
  expect(form).not.toHaveAttribute('data-over');
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(screen.getByLabelText('Upload Photo')).toBe(photo);
});

test('a text that is dragged into a field is left to the browser', async () => {
  await openPage();
  const dataTransfer = { types: ['text/plain'], files: [] };
  const name = screen.getByPlaceholderText('write a name');
  expect(fireEvent.dragOver(name, { dataTransfer })).toBe(true);
  expect(fireEvent.drop(name, { dataTransfer })).toBe(true);
});

test('several files are added to the photos at once, each with what is wrong with it', async () => {
  const added: string[] = [];
  server.use(
    on(endpoints.addPhoto).answer(async ({ request }) => {
      added.push(((await request.formData()).get('photo') as File).name);
      return { success: true, message: 'The photo has been added', photos: [], revision: 'new' };
    }),
  );
  const { form } = await openPage();
  const files = [new File(['text'], 'notes.txt'), buildPicture('one.png'), buildPicture('two.png')];
  fireEvent.drop(form, { dataTransfer: transferOf(...files) });
  await waitFor(() => expect(added).toHaveLength(2));
  const uploads = within(screen.getByRole('list', { name: 'Uploads' }));
  expect(await uploads.findByRole('alert')).toHaveTextContent(PHOTO_TEXTS.wrongType);
  expect(uploads.getByText('notes.txt')).toBeVisible();
  expect(screen.getByText('Upload Photo')).toBeVisible();
  fireEvent.click(uploads.getByRole('button', { name: 'Dismiss notes.txt' }));
  expect(uploads.queryByText('notes.txt')).toBeNull();
});

function paste(target: HTMLElement, clipboardData: object) {
  // jsdom has no clipboard events of its own.
  const event = createEvent.paste(target, { clipboardData });
  fireEvent(target, event);
  return event.defaultPrevented;
}

test('a pasted picture is the photo, but a pasted text stays a text', async () => {
  const { photo } = await openPage();
  const name = screen.getByPlaceholderText('write a name');
  const picture = buildPicture('image.png');
  expect(paste(name, { types: ['text/plain', 'Files'], files: [picture] })).toBe(false);
  expect(screen.getByLabelText('Upload Photo')).toBe(photo);
  expect(paste(name, { types: ['Files'], files: [picture] })).toBe(true);
  expect(screen.getByLabelText('image.png')).toBe(photo);
});
