import type { RichBlock } from '@shop/shared';

/** A row of facts. */
export interface Fact {
  name: string;
  value: string;
  /** A page of another site that the value links to. */
  href?: string | undefined;
}

/** A part of a letter. */
export type Block =
  /** Line breaks are kept. */
  | { type: 'paragraph'; text: string }
  | { type: 'formatted'; blocks: RichBlock[] }
  | { type: 'facts'; rows: Fact[] }
  | { type: 'lines'; lines: { name: string; detail: string; amount: string }[] }
  | { type: 'sums'; rows: { name: string; amount: string }[] }
  /** `otherwise` says in words where it leads, for shops that don't know their own address. */
  | { type: 'link'; label: string; path: string; otherwise: string };

/** What a mail says, without its looks. */
export interface Letter {
  subject: string;
  title: string;
  blocks: Block[];
  /** Path of a page that ends such mails; absent if they are about an order or an account. */
  unsubscribe?: string;
}
