/** A product of the demo catalogue, before it has an id. */
export interface DemoProduct {
  readonly name: string;
  readonly description: string;
  /** US dollars, at most two decimals. */
  readonly price: number;
  readonly quantity: number;
  readonly shipping: boolean;
  /** File name inside `apps/api/assets/demo`. */
  readonly photo: string;
}

export interface DemoCategory {
  readonly name: string;
  readonly products: readonly DemoProduct[];
}
