import fc from 'fast-check';
import { wellFormed } from '../hostile.js';

const BOUNDARY = 'the-boundary';
const END = Buffer.from(`--${BOUNDARY}--\r\n`);

/** The content type of every form here. */
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

function part(disposition: string, content: Buffer | string, more = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${more}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
}

/** A complete form; its photo's file name attempts a path traversal. */
export function form(fields: Record<string, string>, photo?: Buffer): Buffer {
  const parts = Object.entries(fields).map(([name, value]) =>
    part(`form-data; name="${name}"`, wellFormed(value)),
  );
  if (photo)
    parts.push(
      part('form-data; name="photo"; filename="../../p.png"', photo, 'Content-Type: image/png\r\n'),
    );
  return Buffer.concat([...parts, END]);
}

const BROKEN_FORMS: readonly Buffer[] = [
  Buffer.alloc(0),
  END,
  Buffer.from(`--${BOUNDARY}`),
  Buffer.from(`--${BOUNDARY}\r\n\r\n`),
  Buffer.from(`${BOUNDARY}\r\nnothing`),
  part('form-data', 'no name'),
  Buffer.concat([part('form-data; name=""', 'x'), END]),
  Buffer.concat([part('form-data; name="__proto__"', 'x'), END]),
  Buffer.concat([part('form-data; name="constructor[prototype][role]"', '1'), END]),
  Buffer.concat([part('form-data; name="photo"; filename=""', ''), END]),
  Buffer.concat([part('form-data; name="name"; filename="n.txt"', 'a file for a text'), END]),
  Buffer.concat([part('form-data; name="photo"', 'a text for a file'), END]),
  Buffer.concat([part('form-data; name="photo"; filename="a\0b"', 'x'), END]),
  Buffer.concat([part('form-data; name="x"', 'y', 'Content-Transfer-Encoding: base64\r\n'), END]),
  Buffer.concat([part('form-data; name="x"', 'y', 'Content-Transfer-Encoding: odd\r\n'), END]),
  Buffer.concat([
    ...Array.from({ length: 60 }, (_, i) => part(`form-data; name="f${i}"`, 'x')),
    END,
  ]),
  Buffer.concat([
    ...Array.from({ length: 60 }, (_, i) => part(`form-data; name="f${i}"; filename="f"`, 'x')),
    END,
  ]),
  Buffer.concat([part('form-data; name="description"', 'x'.repeat(100_000)), END]),
  Buffer.concat([part(`form-data; name="${'n'.repeat(20_000)}"`, 'x'), END]),
  Buffer.from(`--${BOUNDARY}\r\n${'X: y\r\n'.repeat(2_000)}\r\nx\r\n--${BOUNDARY}--`),
];

export const brokenForm = fc.constantFrom(...BROKEN_FORMS);
