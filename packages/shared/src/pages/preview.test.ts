import { describe, expect, it } from 'vitest';
import { preview } from './preview.js';

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
