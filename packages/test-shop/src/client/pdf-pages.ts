import { extractText } from 'unpdf';

/** The text of each page of a PDF, with single spaces between the words. */
export async function pdfPages(bytes: Buffer): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' ').trim());
}
