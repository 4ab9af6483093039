import { inShopCurrency } from '@shop/shared';
import { EFFECTS, effectOf } from '../../fields/effects';
import { FormNumber, FormSelect } from './form-fields';
import type { SectionProps } from './form-state';
import { GoodsFields } from './goods-fields';
import { MoreFields } from './more-fields';
import styles from './promotion-form.module.css';
import { Section } from '../section/section';
import { TierFields } from './tier-fields';

const ORDERS = [
  { value: 'cheapest', label: 'Cheapest first' },
  { value: 'dearest', label: 'Most expensive first' },
] as const;

const GOODS_REACHED = { title: 'Which goods', hint: 'All goods, unless you choose some.' };
const GOODS_IN_CART = {
  title: 'With which goods',
  hint: 'Any goods, unless you choose some: then one of them has to be in the cart.',
};

/** What the promotion takes off, and off what. Only the fields of the chosen effect are shown. */
export function EffectFields({ form, texts }: SectionProps) {
  const { kind, scope, parts } = effectOf(texts.effect);
  const has = (part: (typeof parts)[number]) => parts.includes(part);
  return (
    <>
      <Section title="What it does">
        <FormSelect form={form} name="effect" options={EFFECTS} label="Kind" />
        {has('value') && (
          <div className={styles.pair}>
            <FormNumber
              form={form}
              name="value"
              of={kind === 'percent' ? 'percent' : 'amount'}
              label={kind === 'percent' ? 'Percent off' : inShopCurrency('Amount off')}
            />
          </div>
        )}
        {has('tiers') && <TierFields form={form} texts={texts} />}
        {has('buyAndGet') && <BuyAndGetFields form={form} />}
        {has('gift') && (
          <FormNumber form={form} name="maxPieces" of="count" label="Pieces of the gift" />
        )}
        {has('pieces') && <PieceFields form={form} texts={texts} />}
        <div className={styles.pair}>
          <FormNumber form={form} name="maxDiscount" of="amount" />
        </div>
      </Section>
      {has('goods') && (
        <Section {...(scope === 'shipping' ? GOODS_IN_CART : GOODS_REACHED)}>
          <GoodsFields form={form} texts={texts} set="goods" />
        </Section>
      )}
      {has('gift') && (
        <Section title="The gift" hint="It is free once it is in the cart.">
          <GoodsFields form={form} texts={texts} set="goods" />
        </Section>
      )}
      {has('buyAndGet') && (
        <>
          <Section title="Goods to buy" hint="Any goods, unless you choose some.">
            <GoodsFields form={form} texts={texts} set="buy" />
          </Section>
          <Section title="Goods to get" hint="Any goods, unless you choose some.">
            <GoodsFields form={form} texts={texts} set="get" />
          </Section>
        </>
      )}
    </>
  );
}

function BuyAndGetFields({ form }: Pick<SectionProps, 'form'>) {
  return (
    <div className={styles.pair}>
      <FormNumber form={form} name="buyQuantity" of="count" />
      <FormNumber form={form} name="getQuantity" of="count" hint="Buy 2 and get 1 is “3 for 2”" />
      <FormNumber form={form} name="getPercent" of="percent" hint="100 makes them free" />
      <FormSelect form={form} name="getFirst" options={ORDERS} />
      <FormNumber form={form} name="maxApplications" of="count" />
    </div>
  );
}

function PieceFields({ form, texts }: SectionProps) {
  return (
    <MoreFields
      title="For some pieces only"
      texts={texts}
      names={['maxPieces', 'maxPiecesPerLine', 'first', 'groupSize']}
    >
      <div className={styles.pair}>
        <FormNumber form={form} name="maxPieces" of="count" />
        <FormNumber form={form} name="maxPiecesPerLine" of="count" />
        <FormSelect
          form={form}
          name="first"
          options={[{ value: '', label: 'Doesn’t matter' }, ...ORDERS]}
        />
        <FormNumber
          form={form}
          name="groupSize"
          of="count"
          hint="With 3, only 3, 6 or 9 pieces count"
        />
      </div>
    </MoreFields>
  );
}
