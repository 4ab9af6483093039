const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Whether a file is a HEIC picture, judged by its first bytes. An AVIF has the brand `mif1`, too. */
export function isHeic(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(4, 12));
  return text.startsWith('ftyp') && BRANDS.includes(text.slice(4));
}
