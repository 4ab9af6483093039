import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Gallery } from './gallery';

const scrollIntoView = vi.fn<() => void>();
const photo = (version: string) => ({ version, width: 800, height: 800 });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLElement.prototype.setPointerCapture = () => undefined;
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

function show(...versions: string[]) {
  const product = { productId: '0123456789abcdef01234567', name: 'Lamp', sizes: '100vw' };
  render(<Gallery {...product} photos={versions.map(photo)} />);
}

async function enlarge() {
  const [first] = screen.getAllByRole('button', { name: /Enlarge photo$/ });
  if (first) await userEvent.click(first);
  return within(await screen.findByRole('dialog', { name: 'Photos of Lamp' }));
}

const scaleOf = (image: HTMLElement) => Number(/scale\((.+)\)/.exec(image.style.transform)?.[1]);

test('one photo has no thumbnails, and none is a neutral picture', () => {
  show('v1');
  expect(screen.queryByRole('button', { name: /^Photo 1/ })).not.toBeInTheDocument();
  show();
  expect(screen.getAllByRole('img', { name: 'Lamp' })).toHaveLength(2);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('several photos have thumbnails, which choose the one that is shown', async () => {
  show('v1', 'v2', 'v3');
  const thumbnails = screen.getAllByRole('button', { name: /^Photo \d of 3$/ });
  expect(thumbnails.map((one) => one.getAttribute('aria-current'))).toEqual([
    'true',
    'false',
    'false',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Photo 3 of 3' }));
  const photos = screen.getAllByRole('button', { name: /Enlarge photo$/ });
  expect(scrollIntoView.mock.contexts[0]).toBe(photos[2]?.closest('li'));
});

test('an alt text says what a photo shows, and the product’s name where nobody wrote one', () => {
  const photos = [photo('v1'), { ...photo('v2'), _id: 'b', alt: 'From behind' }];
  render(<Gallery productId="a" name="Lamp" sizes="100vw" photos={photos} />);
  expect(screen.getByRole('img', { name: 'From behind' })).toHaveAttribute(
    'src',
    expect.stringContaining('photo=b'),
  );
  expect(screen.getByRole('img', { name: 'Lamp' })).toBeInTheDocument();
});

test('the photo of what is chosen comes first, and later choices scroll to theirs', () => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  Element.prototype.scrollTo = scrollTo as typeof Element.prototype.scrollTo;
  const photos = ['a', 'b', 'c'].map((_id) => ({ ...photo(`v-${_id}`), _id, alt: `Photo ${_id}` }));
  const gallery = (chosen: string | null) => (
    <Gallery productId="a" name="Lamp" sizes="100vw" photos={photos} chosen={chosen} />
  );
  const { rerender } = render(gallery('b'));
  const shown = screen.getAllByRole('img', { name: /^Photo [abc]$/ });
  expect(shown.map((image) => image.getAttribute('alt'))).toEqual([
    'Photo b',
    'Photo a',
    'Photo c',
  ]);
  expect(shown[0]).toHaveAttribute('fetchpriority', 'high');
  expect(scrollTo).not.toHaveBeenCalled();
  rerender(gallery('c'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  rerender(gallery(null));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('the arrow keys go from photo to photo', async () => {
  show('v1', 'v2');
  const [first, second] = screen.getAllByRole('button', { name: /Enlarge photo$/ });
  first?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
});

test('an arrow key pressed while the photos still move counts, too', async () => {
  show('v1', 'v2', 'v3');
  const photos = screen.getAllByRole('button', { name: /Enlarge photo$/ });
  photos[0]?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(photos[2]).toHaveFocus();
  // There is none after the last one.
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(photos[1]).toHaveFocus();
});

test('after a swipe, the arrow keys go on from the photo that is shown', async () => {
  show('v1', 'v2', 'v3');
  const [first, , third] = screen.getAllByRole('button', { name: /Enlarge photo$/ });
  first?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  const [track] = screen.getAllByRole('list');
  if (!track) throw new Error('no photos');
  fireEvent.pointerDown(track);
  Object.assign(track, { scrollLeft: 300 });
  vi.spyOn(track, 'clientWidth', 'get').mockReturnValue(300);
  fireEvent.scroll(track);
  await userEvent.keyboard('{ArrowRight}');
  expect(third).toHaveFocus();
});

test('a click enlarges a photo; keys and buttons change and zoom it, and closing goes back', async () => {
  show('v1', 'v2');
  const dialog = await enlarge();
  expect(dialog.getByText('1 of 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.getByText('2 of 2')).toBeVisible();
  const image = dialog.getByRole('img', { name: 'Lamp' });
  expect(image).toHaveAttribute('src', expect.stringContaining('v=v2'));
  await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
  expect(scaleOf(image)).toBe(2.5);
  await userEvent.keyboard('0');
  expect(scaleOf(image)).toBe(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('two taps zoom in and out, two fingers by as much as they move apart, and one swipes', async () => {
  show('v1', 'v2');
  const dialog = await enlarge();
  const image = dialog.getByRole('img', { name: 'Lamp' });
  const finger = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', id: number, x: number) =>
    fireEvent[type](image, { pointerId: id, clientX: x, clientY: 100 });
  const tap = () => {
    finger('pointerDown', 1, 100);
    finger('pointerUp', 1, 100);
  };
  tap();
  tap();
  expect(scaleOf(image)).toBe(2.5);
  tap();
  tap();
  expect(scaleOf(image)).toBe(1);

  finger('pointerDown', 1, 100);
  finger('pointerDown', 2, 200);
  finger('pointerMove', 2, 400);
  expect(scaleOf(image)).toBeCloseTo(3);
  finger('pointerUp', 1, 100);
  finger('pointerUp', 2, 400);
  await userEvent.keyboard('0');

  finger('pointerDown', 1, 300);
  finger('pointerMove', 1, 100);
  finger('pointerUp', 1, 100);
  expect(dialog.getByText('2 of 2')).toBeVisible();
});
