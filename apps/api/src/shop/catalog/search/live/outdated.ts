import { namedBy } from '../../changes/tags.js';

/** What must be read again. */
interface Taken {
  /** Ids of products. */
  texts: string[];
  figures: string[];
  categories: boolean;
  synonyms: boolean;
}

/** Changes that have not been read yet. */
export class Outdated {
  /** Ids of products whose words may have changed, or that may have been deleted. */
  private texts = new Set<string>();
  /** Ids of products whose price and stock, but not words, may have changed. */
  private figures = new Set<string>();
  areCategories = true;
  areSynonyms = true;
  /** Whether anything may have changed. */
  isAll = false;

  get hasTexts(): boolean {
    return this.texts.size > 0 || this.areCategories || this.areSynonyms;
  }

  get count(): number {
    return this.texts.size + this.figures.size;
  }

  get isEmpty(): boolean {
    return this.count === 0 && !this.areCategories && !this.areSynonyms;
  }

  note(tags: readonly string[]): void {
    const { products, categories, brands, hasLists, hasSearchRules, isAnything } = namedBy(tags);
    if (isAnything) this.isAll = true;
    if (hasSearchRules) this.areSynonyms = true;
    if (categories.length + brands.length > 0) this.areCategories = true;
    for (const id of products) (hasLists ? this.texts : this.figures).add(id);
  }

  /** Removes and returns up to `limit` products of each kind. */
  take(limit: number): Taken {
    const first = (ids: Set<string>) => {
      const taken = [...ids].slice(0, limit);
      for (const id of taken) ids.delete(id);
      return taken;
    };
    const { areCategories: categories, areSynonyms: synonyms } = this;
    this.areCategories = false;
    this.areSynonyms = false;
    return { texts: first(this.texts), figures: first(this.figures), categories, synonyms };
  }

  /** Adds back what could not be read. */
  give({ texts, figures, categories, synonyms }: Taken): void {
    for (const id of texts) this.texts.add(id);
    for (const id of figures) this.figures.add(id);
    this.areCategories ||= categories;
    this.areSynonyms ||= synonyms;
  }

  /** Adds everything that `other` holds. */
  add(other: Outdated): void {
    this.give({
      texts: [...other.texts],
      figures: [...other.figures],
      categories: other.areCategories,
      synonyms: other.areSynonyms,
    });
  }
}
