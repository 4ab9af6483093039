import type { Import, ImportPhotoState, ImportState, UndoOutcome } from '@shop/shared';
import { dashboardPaths } from '../../lib/address/dashboard-paths';

/** The states of an import, as administrators read them. */
export const STATE_TEXTS: Record<ImportState, string> = {
  uploading: 'Not sent completely',
  ready: 'Not checked yet',
  checking: 'Being checked',
  checked: 'Checked',
  running: 'Being imported',
  paused: 'Paused',
  cancelled: 'Cancelled',
  done: 'Imported',
  failed: 'Failed',
  undoing: 'Being undone',
  undone: 'Undone',
};

/** `1 product`, `2 products`. */
export function productsText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`;
}

/** The same of what a file has: without handles and titles, its rows may be several of one product. */
export function fileProductsText(
  count: number,
  { columns, options }: Pick<Import, 'columns' | 'options'>,
): string {
  const assigned = columns.map(({ header, column }) => options.columns[header] ?? column);
  const areProducts = assigned.some((column) => column === 'handle' || column === 'title');
  if (areProducts || columns.length === 0) return productsText(count);
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;
}

/** What becomes, or became, of the products of a file. */
export function countsText({
  processed,
  counts,
  otherCurrencies,
  products,
  state,
  ...read
}: Pick<
  Import,
  'processed' | 'counts' | 'otherCurrencies' | 'products' | 'state' | 'columns' | 'options'
>): string {
  const missing = products - processed;
  const isCut = (state === 'cancelled' || state === 'failed') && missing > 0;
  const cut = isCut ? ` Not imported: the other ${fileProductsText(missing, read)}.` : '';
  const { created, changed, unchanged, refused } = counts;
  const rows =
    otherCurrencies === 1 ? 'row of another currency is' : 'rows of other currencies are';
  const others = otherCurrencies > 0 ? ` ${otherCurrencies} ${rows} left out.` : '';
  return `${fileProductsText(processed, read)}: ${created} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused.${cut}${others}`;
}

/** More names would be no sentence any more. */
const MOST_NAMES = 20;

const list = new Intl.ListFormat('en');

/** `A, B, and C`; of very many only the first and how many more. */
export function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return list.format(more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names);
}

/** Names the categories and brands that an import makes for its products; empty if it makes none. */
export function madeText({ made }: Pick<Import, 'made'>): string {
  if (!made) return '';
  const named = (noun: string, names: readonly string[]) =>
    names.length > 0 ? [`${noun}: ${listed(names)}`] : [];
  const texts = [...named('New categories', made.categories), ...named('New brands', made.brands)];
  return `${texts.join('. ')}.`;
}

/** What an import does to stocks; empty if it leaves all of them, and none has changed since the file was exported. */
export function stocksText({ stocks }: Pick<Import, 'stocks'>): string {
  const { changed, left } = stocks ?? { changed: 0, left: 0 };
  const texts = [
    ...(changed > 0 ? [`Stock of ${productsText(changed)} changes.`] : []),
    ...(left > 0
      ? [
          `Stock of ${productsText(left)} has changed since the file was exported and stays as it is: the file has it unedited.`,
        ]
      : []),
  ];
  return texts.join(' ');
}

/** What undoing has made of the products that an import has written, and of what it had made for them. */
export function undoText({ counts, made }: Pick<NonNullable<Import['undo']>, 'counts' | 'made'>) {
  return [undoneProductsText(counts), ...undoneMadeTexts(made)].join(' ');
}

/** `37 categories and 1 brand`. */
export function madeCountText({ categories, brands }: Record<'categories' | 'brands', number>) {
  return list.format([
    ...(categories > 0 ? [`${categories} ${categories === 1 ? 'category' : 'categories'}`] : []),
    ...(brands > 0 ? [`${brands} ${brands === 1 ? 'brand' : 'brands'}`] : []),
  ]);
}

function undoneMadeTexts(made: NonNullable<Import['undo']>['made']): string[] {
  if (!made) return [];
  const { categories, brands, left } = made;
  return [
    ...(categories + brands > 0
      ? [`Deleted, because they are empty again: ${madeCountText(made)}.`]
      : []),
    ...(left.length > 0
      ? [`Still there, because they are in use or have been changed: ${listed(left)}.`]
      : []),
  ];
}

function undoneProductsText({
  restored,
  deleted,
  archived,
  left,
}: Record<UndoOutcome, number>): string {
  const all = restored + deleted + archived + left;
  if (all === 0) return 'The photos are as before, without those that somebody has changed since.';
  const texts = [
    `${restored} as before`,
    `${deleted} deleted`,
    ...(archived > 0 ? [`${archived} archived`] : []),
    ...(left > 0 ? [`${left} left as they are`] : []),
  ];
  return `${productsText(all)}: ${texts.join(', ')}.`;
}

/** `1 photo`, `2 photos`. */
export function photosText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'photo' : 'photos'}`;
}

/** What became of photos, as administrators read it. */
export const PHOTO_STATE_TEXTS: Record<ImportPhotoState, string> = {
  waiting: 'Waiting',
  done: 'In place',
  failed: 'Failed',
};

const WHAT_PHOTOS_CHANGE =
  'They are put first, in the order of the file and with its texts, and variants show those that it names for them.';

const SENT_SINCE = 'Check the file again to count photos that were sent since.';

const NOT_AT_HAND =
  'No file of their name was sent with the import, and photos are fetched by their address only where whoever runs the shop has turned that on.';

/** How many photos of the file are at hand or to be fetched, or are added. */
export function photoCountsText(state: ImportState, photos: NonNullable<Import['photos']>): string {
  const { files, left, waiting, done, failed } = photos;
  const sent = files > 0 ? `${photosText(files)} sent. ` : '';
  if (state === 'uploading' || state === 'ready') return sent.trim();
  const missing = left > 0 ? ` Not at hand: ${photosText(left)}. ${NOT_AT_HAND}` : '';
  if (state === 'checking' || state === 'checked') {
    const means = waiting > 0 ? ` ${WHAT_PHOTOS_CHANGE}` : '';
    // The check counts both kinds as one. Where none was sent, all of them are addresses.
    if (files === 0)
      return `${waiting > 0 ? 'To be fetched' : 'At hand'}: ${photosText(waiting)} of the file.${means}${missing}`;
    const [at, since] =
      state === 'checked' ? ['At the last check, at', ` ${SENT_SINCE}`] : ['At', ''];
    return `${sent}${at} hand or to be fetched: ${photosText(waiting)} of the file.${means}${missing}${since}`;
  }
  if (waiting + done + failed === 0) return missing.trim();
  const all = photosText(waiting + done + failed);
  if (state === 'undoing' || state === 'undone')
    return `Before it was undone, in place: ${done} of ${all}. Failed: ${failed}.`;
  return `In place: ${done} of ${all}. Failed: ${failed}.${missing}`;
}

/** Names photos that were sent and that the file does not name; empty if there are none. */
export function unusedPhotosText({ unused }: NonNullable<Import['photos']>): string {
  if (!unused) return '';
  const { count, names } = unused;
  const more = count - names.length;
  const all = list.format(more > 0 ? [...names, `${more} more`] : names);
  return `Sent, but not named by the file: ${all}. Photos are found by their names, so rename them there or here.`;
}

/** The page of an import. */
export function importPath(id: string, query: Record<string, string> = {}): string {
  return `${dashboardPaths.adminImport}?${new URLSearchParams({ id, ...query }).toString()}`;
}

/** How many new products are drafts because the file has no status for them. */
export function draftsText(count: number): string {
  const are = count === 1 ? 'is a draft' : 'are drafts';
  return `${count.toLocaleString('en-US')} new ${count === 1 ? 'product' : 'products'} ${are}, which shoppers don’t see: the file has no status for ${count === 1 ? 'it' : 'them'}.`;
}
