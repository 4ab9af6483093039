import type { SearchedText } from '../analysis/document.js';

/** An attribute as a product has it: its name and its value. */
export type AttributePair = readonly [name: string, value: string];

/** What the index knows of a product. */
export interface IndexedProduct extends SearchedText {
  /** 24 hexadecimal digits, as is `category`. */
  id: string;
  /** What shoppers may filter by: its attributes, and its options with their values. */
  attributes?: readonly AttributePair[];
  /** The values of its options that can be bought together; left out where all can. */
  combinations?: readonly (readonly AttributePair[])[];
  /** US cents. */
  priceCents: number;
  /** What a product on sale cost before. */
  compareAtCents?: number;
  /** Pieces in stock. */
  quantity: number;
  /** Left out where nothing was. */
  piecesSold?: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** The name as lists sort it. */
  nameKey: string;
}

/** What changes without a change of any word. */
export type Figures = Pick<IndexedProduct, 'priceCents' | 'quantity' | 'piecesSold'>;
