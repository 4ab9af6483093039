// Worked examples as the file has them: whole cents, rates in percent.

/** Which goods, or which ways of delivery. */
export interface ExampleGoods {
  lines?: string[];
  products?: string[];
  categories?: string[];
  minUnitPrice?: number;
  maxUnitPrice?: number;
  excludeOnSale?: boolean;
  shippingMethods?: string[];
}

/** A promotion of an example. */
export interface ExamplePromotion {
  id: string;
  kind: 'percent' | 'fixed' | 'fixedEach' | 'fixedLine' | 'freeShipping' | 'buyXgetY';
  scope: 'items' | 'order' | 'shipping';
  value?: number;
  match?: ExampleGoods;
  conditions?: ExampleGoods & { minSubtotal?: number; minQuantity?: number };
  priority?: number;
  exclusive?: boolean;
  combinable?: boolean;
  code?: string;
  usageLimit?: number | null;
  used?: number;
  perCustomerLimit?: number | null;
  startsAt?: string;
  endsAt?: string;
  groups?: string[];
  nthOrder?: number;
  enabled?: boolean;
  maxDiscount?: number;
  maxUnits?: number;
  maxUnitsPerLine?: number;
  prefer?: 'cheapest' | 'expensive';
  groupSize?: number;
  buy?: { quantity: number; match?: ExampleGoods };
  get?: {
    quantity: number;
    percent: number;
    match?: ExampleGoods;
    prefer?: 'cheapest' | 'expensive';
  };
  maxApplications?: number;
}

/** A line of an example. */
export interface ExampleLine {
  id: string;
  unitPrice: number;
  quantity: number;
  taxRate?: number;
  taxIncluded?: boolean;
  category?: string;
  product?: string;
  onSale?: boolean;
  floorUnitPrice?: number;
}

/** When an order is placed, and by whom. */
export interface ExampleContext {
  now?: string;
  customer?: string | null;
  customerGroup?: string;
  customerUsed?: Record<string, number>;
  placedOrders?: number;
  taxRates?: { rate: number; startsAt?: string; endsAt?: string }[];
}

/** An order to price. */
export interface ExampleOrder {
  pricesIncludeTax: boolean;
  rounding: 'line' | 'total' | 'unit';
  lines: ExampleLine[];
  shipping: { price: number; taxRate?: number; taxIncluded?: boolean; method?: string } | null;
  promotions: ExamplePromotion[];
  codes?: string[];
  context?: ExampleContext;
}

/** The refund that is asked for. */
export interface ExampleRefund {
  units?: { line: string; quantity: number; unit?: number }[];
  amounts?: { line: string; unit?: number; amount: number }[];
  shipping?: boolean;
  shippingAmount?: number;
  amount?: number;
  all?: boolean;
}

/** A refund that was made before. */
export interface ExampleEarlierRefund {
  line?: string;
  unit?: number;
  quantity?: number;
  shipping?: boolean;
  all?: boolean;
  amount: number;
  state?: string;
}

/** An example: what the shop should answer to what. */
export interface Example {
  id: string;
  type: string;
  expect: Record<string, unknown>;
}

/** An order, and what it costs. */
export type OrderExample = Example & ExampleOrder;
/** An amount to split, and the shares. */
export type AllocateExample = Example & { weights: number[]; amount: number; caps?: number[] };
/** A refund, and what it comes to. */
export type RefundExample = Example & {
  order: ExampleOrder & { paid: boolean };
  priorRefunds: ExampleEarlierRefund[];
  request: ExampleRefund;
};
