import {
  dollarsFromCents,
  formatDollars,
  PAGE_ROUTES,
  variantName,
  type MailKind,
} from '@shop/shared';
import { UserModel } from '../../accounts/index.js';
import { SAMPLE_NAME, type Letter, type LetterSamples, type MailWriter } from '../../mail/index.js';
import { findOffered, offeredOf } from './in-stock.js';
import { StockAlertModel } from './stock-alert.model.js';
import { UNSUBSCRIBE_PATH } from './unsubscribe-path.js';

/** Says that something is in stock again. If it is sold out by now, the shopper goes on waiting. @param id of the alert */
const writeBackInStock: MailWriter = async (id, { name: shop }) => {
  const alert = await StockAlertModel.findById(id).lean();
  const user = alert && (await UserModel.findById(alert.user).lean());
  if (!user) return undefined;
  const { product: _id, variant: wanted, token } = alert;
  const offered = await findOffered(_id, wanted ? [wanted] : []);
  const goods = offered && offeredOf(offered, wanted);
  if (!offered || !goods || goods.quantity < 1) {
    await StockAlertModel.updateOne({ _id: id }, { $set: { toldAt: null } });
    return undefined;
  }
  const { name, slug } = offered.product;
  const variant = wanted && offered.variants.get(wanted.toHexString());
  const letter = backInStock(
    {
      name: variant ? `${name} (${variantName(variant.values)})` : name,
      price: formatDollars(dollarsFromCents(goods.priceCents)),
      path:
        PAGE_ROUTES.product.replace(':slug', slug) + (wanted ? `?variant=${String(wanted)}` : ''),
      unsubscribe: UNSUBSCRIBE_PATH + token,
    },
    user.name,
    shop,
  );
  return { to: { name: user.name, address: user.email }, user: user._id, letter };
};

interface Goods {
  name: string;
  price: string;
  path: string;
  unsubscribe: string;
}

/** What is in stock again. */
export function backInStock(
  { name, price, path, unsubscribe }: Goods,
  shopper: string,
  shop: string,
): Letter {
  return {
    subject: `${name} is back in stock at ${shop}`,
    title: 'Back in stock',
    unsubscribe,
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${shopper},\n${name} is back in stock. You asked us to let you know. We only send this email once, and can’t reserve one for you.`,
      },
      { type: 'facts', rows: [{ name: 'Price', value: price }] },
      {
        type: 'link',
        label: 'See it',
        path,
        otherwise: 'You’ll find it in our shop by its name.',
      },
    ],
  };
}

/** The writers of the mails about products. */
export const STOCK_MAILS = { backInStock: writeBackInStock } satisfies Partial<
  Record<MailKind, MailWriter>
>;

const sample = () => ({
  name: 'Desk Lamp',
  price: formatDollars(24.5),
  path: PAGE_ROUTES.product.replace(':slug', 'desk-lamp'),
  unsubscribe: `${UNSUBSCRIBE_PATH}sample`,
});

/** A letter about a product that does not exist. */
export const STOCK_SAMPLES = {
  backInStock: ({ name }) => ({ letter: backInStock(sample(), SAMPLE_NAME, name) }),
} satisfies LetterSamples;
