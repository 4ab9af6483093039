const PNG = '\u0089PNG\r\n\u001a\n';

/** A file that begins like a PNG. */
export function buildPicture(name: string): File {
  const bytes = Uint8Array.from(PNG, (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}
