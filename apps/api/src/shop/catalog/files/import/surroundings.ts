import type { Actor } from '@shop/http/access';
import type { ClientSession } from 'mongoose';
import { brandNamed } from '../../brands/product-brand.js';
import { categoryAtPath } from '../../categories/tree/category-at-path.js';
import { namesOf } from '../category-paths.js';
import type { Surroundings } from './write/written.js';
import type { Known } from './known.js';
import { UNCATEGORISED } from './new-product.js';
import type { WritingPlan } from './plan.js';

/** Finds or makes the categories and brands of a batch, each once. */
export class SurroundingsReader {
  readonly #categories = new Map<string, Surroundings['category']>();
  readonly #brands = new Map<string, Surroundings['brand']>();

  constructor(
    private readonly known: Known,
    private readonly by: Actor,
    private readonly session: ClientSession,
  ) {}

  /** The category of a plan, which is made when it is missing. */
  async categoryOf({ after: { category: path } }: WritingPlan): Promise<Surroundings['category']> {
    const [first = UNCATEGORISED, ...others] = namesOf(path);
    const category =
      this.#categories.get(path) ??
      this.known.categories.exactly(path) ??
      (await categoryAtPath([first, ...others], this.by, this.session));
    this.#categories.set(path, category);
    return category;
  }

  /** The brand of a plan, which is made when it is missing; null without one. */
  async brandOf({ after: { texts } }: WritingPlan): Promise<Surroundings['brand']> {
    const brand =
      this.#brands.get(texts.brand) ??
      this.known.brandNamed(texts.brand) ??
      (await brandNamed(texts.brand, this.by, this.session));
    this.#brands.set(texts.brand, brand);
    return brand;
  }
}
