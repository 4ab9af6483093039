import { describe, expect, it, test } from 'vitest';
import { KNOWN_CARRIERS, trackingPage, trackingText } from './shipment.js';

const OWN = { carrier: 'Bob’s bikes', trackingNumber: 'https://bob.example/track?id=7' };

describe('the tracking page of a parcel', () => {
  it('is the carrier’s, however its name is written', () => {
    expect(trackingPage({ carrier: 'royal mail', trackingNumber: 'AB 1' })).toBe(
      'https://www.royalmail.com/track-your-item#/tracking-results/AB%201',
    );
    expect(trackingPage({ carrier: 'Bob’s bikes', trackingNumber: '7' })).toBeUndefined();
  });

  it('is none without a number', () => {
    expect(trackingPage({ carrier: 'UPS', trackingNumber: '' })).toBeUndefined();
  });

  it('is the address that was entered for a carrier without one', () => {
    expect(trackingPage(OWN)).toBe(OWN.trackingNumber);
    expect(trackingText(OWN)).toBe('Follow the parcel');
    expect(trackingText({ ...OWN, trackingNumber: '7' })).toBe('7');
  });

  it.each([
    'http://bob.example/7',
    'javascript:alert(1)',
    'https://me:pw@bob.example',
    'https://x',
  ])('is not %s', (trackingNumber) => {
    expect(trackingPage({ carrier: 'Bob’s bikes', trackingNumber })).toBeUndefined();
  });
});

test('each known carrier has a page', () => {
  for (const carrier of KNOWN_CARRIERS)
    expect(URL.canParse(trackingPage({ carrier, trackingNumber: '1' }) ?? '')).toBe(true);
});
