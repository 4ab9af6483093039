import { afterEach, expect, it } from 'vitest';

afterEach(() => document.body.replaceChildren());

/** The ids of the labels of the field. */
function labelIds(html: string): string[] | null | undefined {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLInputElement>('[data-field]');
  return field?.labels && [...field.labels].map(({ id }) => id);
}

it.each([
  ['around it', '<label id="a"><b><input data-field></b></label>', ['a']],
  ['that name it', '<label id="a" for="x"></label><input id="x" data-field>', ['a']],
  [
    'of both kinds, in their order',
    '<label id="a" for="x"></label><label id="b"><input id="x" data-field></label>',
    ['a', 'b'],
  ],
  [
    'only if it is the first in them',
    '<label id="a"><button></button><input data-field></label>',
    [],
  ],
  ['not if they name another', '<label id="a" for="y"><input data-field></label>', []],
  ['not if they name nothing', '<label id="a" for=""><input id="" data-field></label>', []],
  [
    'not if another has its id before it',
    '<label id="a" for="x"></label><p id="x"></p><input id="x" data-field>',
    [],
  ],
  [
    'past what takes none',
    '<label id="a"><input type="hidden"><select data-field></select></label>',
    ['a'],
  ],
])('a field has the labels %s', (_, html, ids) => {
  expect(labelIds(html)).toEqual(ids);
});

it('a field that is hidden has none', () => {
  document.body.innerHTML = '<label><input type="hidden"></label>';
  expect(document.querySelector('input')?.labels).toBeNull();
});
