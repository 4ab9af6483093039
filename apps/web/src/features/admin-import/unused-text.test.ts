import { expect, it } from 'vitest';
import { unusedText } from './unused-text';

it('names the columns that are not used, as they were assigned', () => {
  const columns = [
    { header: 'Name', column: 'title' },
    { header: 'Shelf', column: null },
    { header: 'EK', column: null },
  ];
  expect(unusedText({ columns, options: { columns: { EK: 'price' } } })).toBe(
    '1 column is not used: Shelf.',
  );
  expect(unusedText({ columns, options: { columns: { Name: null } } })).toBe(
    '3 columns are not used: Name, Shelf, and EK.',
  );
  expect(unusedText({ columns: [], options: { columns: {} } })).toBe('');
});

it('names columns that are used only where another is empty', () => {
  const columns = [
    { header: 'product_type', column: 'type' },
    { header: 'category1', column: 'categoryPath' },
    { header: 'Shelf', column: null },
  ];
  expect(unusedText({ columns, options: { columns: {} } })).toBe(
    '1 column is not used: Shelf. Used only where category1 is empty: product_type.',
  );
  expect(unusedText({ columns, options: { columns: { category1: null } } })).toBe(
    '2 columns are not used: category1 and Shelf.',
  );
  const both = [
    { header: 'Short description', column: 'shortDescription' },
    { header: 'Description', column: 'description' },
  ];
  expect(unusedText({ columns: both, options: { columns: {} } })).toBe(
    'Used only where Description is empty: Short description.',
  );
});
