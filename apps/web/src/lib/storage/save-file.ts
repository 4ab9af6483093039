/** How long the browser may take to start reading a file. */
const READ_MS = 60_000;

/** Saves a text as a download. @param type such as `text/csv` */
export function saveTextFile(name: string, text: string, type: string): void {
  saveFile(name, new Blob([text], { type }));
}

/** Saves a file as a download. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}

/** Browsers strip the byte-order mark of a reply, but without it spreadsheets assume another encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** Saves a table in CSV, as the server sent it, as a download. */
export function saveTable(name: string, table: string): void {
  saveTextFile(name, BYTE_ORDER_MARK + table.replace(BYTE_ORDER_MARK, ''), 'text/csv');
}
