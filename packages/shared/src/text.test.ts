import { describe, expect, it } from 'vitest';
import { objectIdSchema, preview, requiredText } from './text.js';

describe('preview', () => {
  it('shows the first characters, then three dots [S9.3]', () => {
    expect(preview('A chair to sit on for a very long time', 30)).toBe(
      'A chair to sit on for a very l...',
    );
  });

  it('never cuts a character in two', () => {
    expect(preview('🪑🪑🪑', 2)).toBe('🪑🪑...');
  });
});

describe('requiredText', () => {
  const name = requiredText('Name', { max: 10 });

  it('trims what it accepts', () => {
    expect(name.parse('  Chair ')).toBe('Chair');
  });

  it.each([undefined, null, 5, {}, '', '   '])('asks for a text when given %j', (value) => {
    expect(name.safeParse(value).error?.issues[0]?.message).toBe('Name is required');
  });

  it.each(['\u200b', ' \u2060 '])('asks for something visible when given %j', (value) => {
    expect(name.safeParse(value).error?.issues[0]?.message).toBe('Name is required');
  });

  it('refuses what turns the text around it, and takes the joiners of emoji', () => {
    expect(name.safeParse('a\u202eb').success).toBe(false);
    expect(name.safeParse('👩\u200d🚀').success).toBe(true);
  });

  it('refuses control characters, and line breaks unless they are welcome', () => {
    expect(name.safeParse('a\u0000b').success).toBe(false);
    expect(name.safeParse('a\nb').success).toBe(false);
    expect(requiredText('Text', { max: 10, multiline: true }).safeParse('a\nb').success).toBe(true);
  });
});

describe('objectIdSchema', () => {
  it('accepts 24 hexadecimal digits and nothing else', () => {
    expect(objectIdSchema.parse('64B7F0A1C2D3E4F5A6B7C8D9')).toBe('64b7f0a1c2d3e4f5a6b7c8d9');
    for (const value of ['', '123', 'z'.repeat(24), { $ne: null }, null]) {
      expect(objectIdSchema.safeParse(value).success).toBe(false);
    }
  });
});
