import { describe, expect, it } from 'vitest';
import { objectIdSchema, optionalText, requiredText, searchText } from './fields.js';

describe('requiredText', () => {
  const name = requiredText('Name', { max: 10 });

  it('trims what it accepts', () => {
    expect(name.parse('  Chair ')).toBe('Chair');
  });

  it.each([undefined, null, 5, {}, '', '   '])('is required: %j is refused', (value) => {
    expect(name.safeParse(value).error?.issues[0]?.message).toBe('Name is required');
  });

  it.each(['\u200b', ' \u2060 ', '\u3164', '\u115f\uffa0', '\u2800', '\u{1d159}', '\ufe0f'])(
    'needs something visible: %j is refused',
    (value) => {
      expect(name.safeParse(value).error?.issues[0]?.message).toBe('Name is required');
    },
  );

  it('refuses characters that reorder text, but accepts the joiners of emoji', () => {
    expect(name.safeParse('a\u202eb').success).toBe(false);
    expect(name.safeParse('👩\u200d🚀').success).toBe(true);
  });

  it('refuses half a surrogate pair, but accepts a whole one', () => {
    expect(name.safeParse('a\ud83e').error?.issues[0]?.message).toBe('Name is not valid text');
    expect(name.safeParse('a🪔').success).toBe(true);
  });

  it('refuses control characters, and line breaks unless the field is multiline', () => {
    expect(name.safeParse('a\u0000b').success).toBe(false);
    expect(name.safeParse('a\nb').success).toBe(false);
    expect(requiredText('Text', { max: 10, multiline: true }).safeParse('a\nb').success).toBe(true);
  });

  it.each([requiredText, optionalText])(
    'counts a line break as the one character that was typed',
    (rule) => {
      const text = rule('Text', { max: 5, multiline: true });
      expect(text.parse('a\r\nb\r\nc')).toBe('a\nb\nc');
      expect(text.safeParse('a\r\nb\r\ncd').success).toBe(false);
    },
  );
});

describe('searchText', () => {
  const search = searchText('search', 5);

  it('trims what it accepts, and accepts an empty text', () => {
    expect(search.parse(' lamp ')).toBe('lamp');
    expect(search.parse('')).toBe('');
  });

  it('takes a null character as a space', () => {
    expect(search.parse('a\0b\0')).toBe('a b');
  });

  it('names the query parameter in its complaints', () => {
    const messageFor = (value: unknown) => search.safeParse(value).error?.issues[0]?.message;
    expect(messageFor({ $ne: '' })).toBe('search must be a string');
    expect(messageFor('lampshade')).toBe('search must have at most 5 characters');
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
