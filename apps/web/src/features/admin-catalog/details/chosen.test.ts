import { describe, expect, it } from 'vitest';
import { chosen } from './chosen';

const CATEGORIES = ['Men', 'Men › Shoes', 'Women › Shoes', 'Women › Scarves', 'Toys'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);
const valueOf = (text: string) => chosen(text, CATEGORIES)?.value;

describe('what a cell names', () => {
  it('is found by its whole name in any case, before one that only begins like it', () => {
    expect(valueOf(' men ')).toBe('men');
    expect(valueOf('WOMEN › Shoes')).toBe('women › shoes');
  });

  it('is found by its own name, or by the beginning of it, where that can mean only one', () => {
    expect(valueOf('scarves')).toBe('women › scarves');
    expect(valueOf('sca')).toBe('women › scarves');
    expect(valueOf('to')).toBe('toys');
  });

  it('is nothing if it can mean several, or none', () => {
    expect(valueOf('Shoes')).toBeUndefined();
    expect(valueOf('wom')).toBeUndefined();
    expect(valueOf('hats')).toBeUndefined();
    expect(valueOf('')).toBeUndefined();
  });
});
