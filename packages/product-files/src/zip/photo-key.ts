/**
 * What the name of a photo's file is compared by: without its folders, in any case. An address has it at the end of its
 * path.
 */
export function photoKey(nameOrAddress: string): string {
  const text = /^https?:/i.test(nameOrAddress) ? pathOf(nameOrAddress) : nameOrAddress;
  const name = text.split(/[/\\]/).at(-1) ?? '';
  return name.trim().normalize('NFC').toLowerCase();
}

function pathOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname } = new URL(address);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
