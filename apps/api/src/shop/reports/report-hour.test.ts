import { expect, it } from 'vitest';
import { hourBefore, reportHour } from './report-hour.js';

const BERLIN = 'Europe/Berlin';

it.each([
  ['in winter', '2026-01-10T12:00:00Z', '2026-01-10T06:00:00Z', '2026-01-09T06:00:00Z'],
  ['after 23 hours', '2026-03-29T12:00:00Z', '2026-03-29T05:00:00Z', '2026-03-28T06:00:00Z'],
  ['in summer', '2026-03-30T12:00:00Z', '2026-03-30T05:00:00Z', '2026-03-29T05:00:00Z'],
  ['after 25 hours', '2026-10-25T12:00:00Z', '2026-10-25T06:00:00Z', '2026-10-24T05:00:00Z'],
])(
  'the report is due at seven o’clock %s, and begins where the last ended',
  (_, now, at, since) => {
    const due = reportHour(new Date(now), BERLIN);
    expect(due).toEqual(new Date(at));
    expect(hourBefore(due, BERLIN)).toEqual(new Date(since));
  },
);

it('is due at seven o’clock where clocks differ by half an hour', () => {
  const due = reportHour(new Date('2026-05-01T01:29:30.500Z'), 'Asia/Kolkata');
  expect(due).toEqual(new Date('2026-05-01T01:30:00Z'));
  expect(reportHour(new Date('2026-05-01T05:00:00Z'), 'Asia/Kolkata')).toEqual(due);
});
