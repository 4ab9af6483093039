import { describe, expect, it } from 'vitest';
import { preview, shorten } from './preview.js';

describe('preview', () => {
  it('shows the first characters, then three dots [S9.3]', () => {
    expect(preview('A chair to sit on for a very long time', 30)).toBe(
      'A chair to sit on for a very l...',
    );
  });

  it('never cuts inside a character', () => {
    expect(preview('🪑🪑🪑', 2)).toBe('🪑🪑...');
  });
});

describe('shorten', () => {
  it.each([
    ['Safe from birth, washable', 25, 'Safe from birth, washable'],
    ['Safe from birth, washable at 30', 27, 'Safe from birth, washable…'],
    ['Safe from birth, washable at 30', 20, 'Safe from birth…'],
    ['Oneverylongword', 7, 'Onevery'],
  ])('%j to %i characters ends with a whole word', (text, length, expected) => {
    expect(shorten(text, length)).toBe(expected);
  });
});
