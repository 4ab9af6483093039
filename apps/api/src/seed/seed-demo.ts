import { readFile } from 'node:fs/promises';
import { DEMO_CATEGORIES, DEMO_ORDERS, DEMO_SETTINGS } from '@shop/demo';
import { inTransaction, isDuplicate } from '@shop/mongo';
import { DEFAULT_SETTINGS, PHOTO_WIDTHS, ROLE, type Settings } from '@shop/shared';
import {
  BrandModel,
  CategoryModel,
  PhotoModel,
  photoOf,
  ProductModel,
  changed,
  LISTS,
  SearchTermModel,
  VariantModel,
  type PreparedPhoto,
} from '../shop/catalog/index.js';
import { UserModel } from '../shop/accounts/index.js';
import { takeOrderNumbers } from '../shop/checkout/index.js';
import { SETTINGS_KEY, SettingsModel } from '../shop/settings/index.js';
import { OrderModel, piecesSoldBy } from '../shop/orders/index.js';
import { demoCatalog } from './make-catalog.js';
import { demoOrders, demoShoppers } from './make-shoppers.js';
import type { ClientSession } from 'mongoose';
import { DEMO_PHOTOS } from '../config/places.js';

/** Pixels. Each demo photo is a square of this size; smaller widths are stored next to it as `NAME-WIDTH.webp`. */
const DEMO_PHOTO_WIDTH = 800;
const PHOTO_FILES = [
  ...Object.values(PHOTO_WIDTHS)
    .filter((width) => width < DEMO_PHOTO_WIDTH)
    .map((width) => ({ width, suffix: `-${width}` })),
  { width: DEMO_PHOTO_WIDTH, suffix: '' },
];

/**
 * Fills an empty database with the demo catalogue, its shoppers and their orders, in one transaction.
 * @param first the environment's settings.
 * @returns the number of products, 0 if the database was not empty.
 */
export async function seedDemo(first: Settings = DEFAULT_SETTINGS): Promise<number> {
  if (await hasContent()) return 0;
  const photos = await demoPhotos();
  const { categories, brands, products, variants, terms, photoDocuments } = demoCatalog(photos);
  const shoppers = await demoShoppers();
  const firstNumber = await takeOrderNumbers(DEMO_ORDERS.length);
  const administrator = (await UserModel.findOne({ role: ROLE.admin }, { _id: 1 }).lean())?._id;
  const orders = demoOrders({ shoppers, products, firstNumber, administrator });
  const sold = piecesSoldBy(orders);
  try {
    await inTransaction(async (session) => {
      await CategoryModel.insertMany(categories, { session });
      await ProductModel.insertMany(
        products.map((one) => ({ ...one, piecesSold: sold.get(one._id.toHexString()) })),
        { session },
      );
      await BrandModel.insertMany(brands, { session });
      await VariantModel.insertMany(variants, { session });
      await SearchTermModel.insertMany(terms, { session });
      await PhotoModel.insertMany(photoDocuments, { session });
      await UserModel.insertMany(shoppers, { session });
      await OrderModel.insertMany(orders, { session });
      await seedSettings(first, session);
      await changed([LISTS], session);
    });
  } catch (error) {
    // Another instance that started at the same moment was faster.
    if (isDuplicate(error) && (await hasContent())) return 0;
    throw error;
  }
  return products.length;
}

/**
 * Stores the demo's texts alone, as version 0, and its address if the environment has none: the environment keeps the
 * other settings, and the first save by an administrator replaces all.
 */
async function seedSettings(first: Settings, session: ClientSession): Promise<void> {
  await SettingsModel.updateOne(
    { _id: SETTINGS_KEY },
    {
      $setOnInsert: {
        ...DEMO_SETTINGS,
        address: first.address || DEMO_SETTINGS.address,
        version: 0,
      },
    },
    { session, upsert: true, setDefaultsOnInsert: false },
  );
}

async function hasContent(): Promise<boolean> {
  const found = await Promise.all([
    CategoryModel.exists({}),
    ProductModel.exists({}),
    OrderModel.exists({}),
  ]);
  return found.some(Boolean);
}

/** Demo photos are shipped in every width, so that the first start does not have to resize any. */
async function demoPhotos(): Promise<Map<string, PreparedPhoto>> {
  const files = DEMO_CATEGORIES.flatMap(({ products }) =>
    products.flatMap(({ photo, otherPhotos = [] }) => [
      photo,
      ...otherPhotos.map(({ file }) => file),
    ]),
  );
  const photos = files.map(async (file): Promise<[string, PreparedPhoto]> => [
    file,
    await demoPhoto(file),
  ]);
  return new Map(await Promise.all(photos));
}

async function demoPhoto(file: string): Promise<PreparedPhoto> {
  const variants = PHOTO_FILES.map(async ({ width, suffix }) => ({
    width,
    bytes: await readFile(new URL(file.replace('.webp', `${suffix}.webp`), DEMO_PHOTOS)),
  }));
  return photoOf(await Promise.all(variants), 1);
}
