import { expect, test } from 'vitest';
import { readTrackingLines } from './read-lines';

test('lines of a spreadsheet, of a CSV file and with a carrier for all are read alike', () => {
  const expected = [{ number: 1042, carrier: 'DHL', trackingNumber: 'JJD1' }];
  expect(readTrackingLines('1042\tDHL\tJJD1', '').lines).toEqual(expected);
  expect(readTrackingLines('Order;Carrier;Number\r\n"1042";"DHL";"JJD1"\r\n', '').lines).toEqual(
    expected,
  );
  expect(readTrackingLines('#1042, JJD1', 'DHL').lines).toEqual(expected);
});

test('the head of a table says which column is which, and a quoted carrier may have a comma', () => {
  const expected = [{ number: 1042, carrier: 'DHL, Express', trackingNumber: 'JJD1' }];
  expect(readTrackingLines('1042,"DHL, Express",JJD1', '').lines).toEqual(expected);
  expect(
    readTrackingLines('Tracking,Name,Order,Carrier\nJJD1,Ada,1042,"DHL, Express"', '').lines,
  ).toEqual(expected);
  expect(readTrackingLines('Order,Tracking\n1042,JJD1', 'DHL, Express').lines).toEqual(expected);
});

test('more columns than three, unnamed, could be anything', () => {
  const { lines, unread } = readTrackingLines('1042,Ada,DHL,JJD1', '');
  expect(lines).toEqual([]);
  expect(unread).toEqual([{ text: '1042,Ada,DHL,JJD1', reason: 'has more than three columns' }]);
});

test('a cell may be empty', () => {
  expect(readTrackingLines('1042,,JJD1', 'DHL').lines).toEqual([
    { number: 1042, carrier: 'DHL', trackingNumber: 'JJD1' },
  ]);
});

test('only a line without any digit is the head of a table, and “Order 1042” is a number, too', () => {
  const { lines, unread } = readTrackingLines('D-1042;DHL;JJD1\nOrder 1043;DHL;JJD2', '');
  expect(lines).toEqual([{ number: 1043, carrier: 'DHL', trackingNumber: 'JJD2' }]);
  expect(unread).toEqual([{ text: 'D-1042;DHL;JJD1', reason: 'begins with no order number' }]);
});

test('what can’t be read is named with the reason, and the rest is kept', () => {
  const { lines, unread } = readTrackingLines('1042,DHL,A\nnone,DHL,B\n1043,DHL\n1042,DHL,C', '');
  expect(lines.map(({ number }) => number)).toEqual([1042]);
  expect(unread.map(({ reason }) => reason)).toEqual([
    'begins with no order number',
    'has no carrier',
    'names an order a second time',
  ]);
});
