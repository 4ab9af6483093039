import type { PromotionInput } from '@shop/shared';
import { goodsWords } from './goods-words';
import { counted, dollarText, listed, timesText, type NameOf } from './words';

/** What a promotion takes off, such as `20% off Clothing`. */
export function effectWords(promotion: PromotionInput, nameOf: NameOf): string {
  return [mainWords(promotion, nameOf), ...pieceWords(promotion)].join(', ');
}

function mainWords(promotion: PromotionInput, nameOf: NameOf): string {
  const { kind, scope, goods, buyAndGet, maxPieces = 1 } = promotion;
  if (buyAndGet) return buyAndGetWords(buyAndGet, nameOf);
  if (kind === 'gift') {
    const gift = goodsWords(goods, nameOf);
    return maxPieces > 1 ? `Up to ${maxPieces} of ${gift} free` : `${gift} free`;
  }
  const target = targetWords({ kind, scope }, goodsWords(goods, nameOf));
  if (kind === 'freeShipping') return `Free ${target}`;
  return `${amountWords(promotion)} off ${target}`;
}

function targetWords({ kind, scope }: Pick<PromotionInput, 'kind' | 'scope'>, goods: string) {
  if (scope === 'shipping') return goods ? `delivery with ${goods}` : 'delivery';
  if (scope === 'order') return goods ? `the total of ${goods}` : 'the order';
  if (kind === 'fixedEach') return goods ? `each piece of ${goods}` : 'each piece';
  if (kind === 'fixedLine') return goods ? `each line of ${goods}` : 'each line';
  return goods || 'everything';
}

/** `20%`, `$5`, or `10% from 3 pieces and 20% from 10 pieces`. */
function amountWords({ kind, value = 0, tiers }: PromotionInput): string {
  const amount = (one: number) => (kind === 'percent' ? `${one}%` : dollarText(one));
  if (!tiers) return amount(value);
  const from = (one: number) => (tiers.by === 'amount' ? dollarText(one) : counted(one, 'piece'));
  const steps = tiers.steps.map((step) => `${amount(step.value)} from ${from(step.from)}`);
  return listed(value > 0 ? [amount(value), ...steps] : steps);
}

function pieceWords(promotion: PromotionInput): string[] {
  const { kind, maxPieces, maxPiecesPerLine, groupSize, first, maxDiscount } = promotion;
  const order = first ?? 'dearest';
  return [
    maxPieces !== undefined &&
      kind !== 'gift' &&
      `for at most ${counted(maxPieces, 'piece')}, the ${order} first`,
    maxPiecesPerLine !== undefined && `for at most ${counted(maxPiecesPerLine, 'piece')} of a line`,
    groupSize !== undefined && `only for complete groups of ${groupSize}`,
    maxDiscount !== undefined && `at most ${dollarText(maxDiscount)}`,
  ].filter((words) => words !== false);
}

function buyAndGetWords(
  { buy, get, maxApplications }: NonNullable<PromotionInput['buyAndGet']>,
  nameOf: NameOf,
): string {
  const bought = goodsWords(buy.goods, nameOf);
  const given = goodsWords(get.goods, nameOf);
  const price = get.percent === 100 ? 'free' : `at ${get.percent}% off`;
  const order = get.first === 'dearest' ? ' (the dearest)' : '';
  const most = maxApplications === undefined ? '' : `, at most ${timesText(maxApplications)}`;
  if (bought === given) {
    const among = bought ? ` on ${bought}` : '';
    return `Buy ${buy.quantity}, get ${get.quantity} ${price}${among}${order}${most}`;
  }
  const of = (goods: string) => (goods ? ` of ${goods}` : '');
  return `Buy ${buy.quantity}${of(bought)}, get ${get.quantity}${of(given)} ${price}${order}${most}`;
}
