import { vi } from 'vitest';

/** Catches the files that a page saves, and the names that it gives them; jsdom saves none. */
export function catchSavedFiles(): { saved: Blob[]; names: string[] } {
  const saved: Blob[] = [];
  const names: string[] = [];
  const createObjectURL = (file: Blob) => {
    saved.push(file);
    return '#saved';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { saved, names };
}
