import { analyse, IN_NAME, IS_HEAD, type AnalysedText } from '../analysis/document.js';
import { stemOf } from '../analysis/stem.js';
import type { IndexedProduct } from './product.js';
import { columnsOf, type SegmentColumns } from './segment-columns.js';

type Numbers = Uint32Array<ArrayBuffer>;
type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A part of the index: words and columns of products, in typed arrays that a thread can hand to another. Only columns
 * change once it is built.
 */
export interface Segment extends SegmentColumns {
  /** Products, those that are no longer there included. */
  size: number;
  /** Sorted. */
  terms: readonly string[];
  /** Where the rows of each term begin, and one more. */
  offsets: Numbers;
  /** For each term: the rows that have it, ascending, and how it stands in each. */
  rows: Numbers;
  flags: Bytes;
  /** For each term: 1 if it stands in a name, and 2 more if it is what a product is. */
  named: Bytes;
  /** Sorted, and for each the terms that have it, likewise. */
  stems: readonly string[];
  stemOffsets: Numbers;
  stemTerms: Numbers;
}

/** A product and its words. */
export interface AnalysedProduct {
  product: Omit<IndexedProduct, 'name' | 'description' | 'values'>;
  analysed: AnalysedText;
}

export function analyseProduct({
  name,
  description,
  values,
  ...product
}: IndexedProduct): AnalysedProduct {
  return {
    product,
    analysed: analyse({ ...product, name, description, values }),
  };
}

/** Collects products, and packs them. */
export class SegmentBuilder {
  private readonly products: AnalysedProduct['product'][] = [];
  private readonly nameLengths: number[] = [];
  private readonly termNumbers = new Map<string, number>();
  private readonly terms: string[] = [];
  private readonly counts: number[] = [];
  private postings = {
    terms: new Uint32Array(1_024),
    rows: new Uint32Array(1_024),
    flags: new Uint8Array(1_024),
  };
  private length = 0;

  /** Newer products first: among equals they are found first. */
  add({ product, analysed }: AnalysedProduct): void {
    const row = this.products.length;
    this.products.push(product);
    this.nameLengths.push(Math.min(255, analysed.nameLength));
    if (this.length + analysed.terms.size > this.postings.terms.length)
      this.grow(analysed.terms.size);
    for (const [term, flags] of analysed.terms) {
      const number = this.numberOf(term);
      this.postings.terms[this.length] = number;
      this.postings.rows[this.length] = row;
      this.postings.flags[this.length] = flags;
      this.counts[number] = (this.counts[number] ?? 0) + 1;
      this.length += 1;
    }
  }

  build(): Segment {
    const { order, terms } = this.sortedTerms();
    const offsets = new Uint32Array(terms.length + 1);
    order.forEach((number, place) => {
      offsets[place + 1] = (offsets[place] ?? 0) + (this.counts[number] ?? 0);
    });
    return {
      size: this.products.length,
      terms,
      offsets,
      ...this.packedPostings(order, offsets),
      ...stemsOf(terms),
      ...columnsOf(this.products, this.nameLengths),
    };
  }

  private numberOf(term: string): number {
    const known = this.termNumbers.get(term);
    if (known !== undefined) return known;
    const number = this.terms.length;
    this.termNumbers.set(term, number);
    this.terms.push(term);
    return number;
  }

  private grow(by: number): void {
    const { terms, rows, flags } = this.postings;
    const size = Math.max(terms.length * 2, this.length + by);
    this.postings = {
      terms: new Uint32Array(size),
      rows: new Uint32Array(size),
      flags: new Uint8Array(size),
    };
    this.postings.terms.set(terms);
    this.postings.rows.set(rows);
    this.postings.flags.set(flags);
  }

  private sortedTerms() {
    const order = this.terms.map((_, number) => number);
    const textOf = (number: number) => this.terms[number] ?? '';
    order.sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
    return { order, terms: order.map(textOf) };
  }

  private packedPostings(order: readonly number[], offsets: Numbers) {
    const next = new Uint32Array(order.length);
    order.forEach((number, place) => (next[number] = offsets[place] ?? 0));
    const rows = new Uint32Array(this.length);
    const flags = new Uint8Array(this.length);
    const named = new Uint8Array(order.length);
    const places = new Uint32Array(order.length);
    order.forEach((number, place) => (places[number] = place));
    for (let at = 0; at < this.length; at += 1) {
      const number = this.postings.terms[at] ?? 0;
      const to = next[number] ?? 0;
      next[number] = to + 1;
      rows[to] = this.postings.rows[at] ?? 0;
      flags[to] = this.postings.flags[at] ?? 0;
      named[places[number] ?? 0] = (named[places[number] ?? 0] ?? 0) | namedBy(flags[to] ?? 0);
    }
    return { rows, flags, named };
  }
}

const namedBy = (flags: number) => (flags & IN_NAME ? 1 : 0) | (flags & IS_HEAD ? 2 : 0);

function stemsOf(terms: readonly string[]) {
  const byStem = new Map<string, number[]>();
  terms.forEach((term, number) => {
    const stem = stemOf(term);
    const known = byStem.get(stem);
    if (known) known.push(number);
    else byStem.set(stem, [number]);
  });
  const stems = [...byStem.keys()].sort();
  const stemOffsets = new Uint32Array(stems.length + 1);
  const stemTerms = new Uint32Array(terms.length);
  stems.forEach((stem, place) => {
    const begin = stemOffsets[place] ?? 0;
    const numbers = byStem.get(stem) ?? [];
    stemTerms.set(numbers, begin);
    stemOffsets[place + 1] = begin + numbers.length;
  });
  return { stems, stemOffsets, stemTerms };
}

/** The typed arrays of a segment, which a thread can hand over instead of copying them. */
export function buffersOf(segment: Segment): ArrayBuffer[] {
  const values: unknown[] = Object.values({
    ...segment,
    ...segment.idTable,
    ...segment.nameTable,
    ...segment.attributes,
  });
  return values.flatMap((value) =>
    ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer ? [value.buffer] : [],
  );
}
