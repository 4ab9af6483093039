import { describe, expect, it } from 'vitest';
import { read, readOne } from '../testing/files.js';
import { plainKey } from './header-key.js';
import { TRANSLATIONS } from './translations.js';

const BERTOIA = {
  fields: {
    name: 'Bertoia',
    description: 'Gitter aus Draht',
    category: 'Stühle',
    brand: 'Knoll',
    status: 'active',
  },
  variants: [
    { sku: 'B-420', price: 1_234_50, compareAtPrice: 1_500_00, quantity: 7, weight: 4500 },
  ],
};
const CELLS =
  'B-420;Bertoia;"Gitter aus Draht";Stühle;Knoll;1.234,50;1.500,00;7;4,5;4006381333931;';

describe('headers of a supplier', () => {
  it.each([
    [
      'German',
      'Artikelnummer;Bezeichnung;Beschreibung;Kategorie;Marke;Preis;UVP;Bestand;Gewicht (kg);EAN;Aktiv',
      'ja',
    ],
    [
      'abbreviated German',
      'Art.-Nr.;ARTIKELBEZEICHNUNG;Langtext;Warengruppe;Hersteller;VK-Preis;Streichpreis;Lagerbestand;Gewicht in kg;EAN-Code;Status',
      'aktiv',
    ],
    [
      'French',
      'Référence;Titre;Description;Catégorie;Marque;Prix;Prix barré;Quantité en stock;Poids (kg);Code-barres;Publié',
      'oui',
    ],
    [
      'French without accents',
      'REF;DESIGNATION;DESCRIPTIF;CATEGORIE;MARQUE;PRIX TTC;ANCIEN PRIX;QTE;POIDS EN KG;CODE BARRES;STATUT',
      'Actif',
    ],
    [
      'Spanish',
      'Referencia;Nombre;Descripción;Categoría;Marca;Precio;Precio anterior;Existencias;Peso (kg);Código de barras;Publicado',
      'Sí',
    ],
  ])('are known in %s', async (_, header, isActive) => {
    const { products, problems, index } = await read(`${header}\n${CELLS}${isActive}\n`);
    expect(index.layout.unknown).toEqual([]);
    expect(problems).toEqual([]);
    expect(products).toMatchObject([BERTOIA]);
    expect(products[0]?.variants[0]?.barcode).toBe('4006381333931');
  });

  it('keep a price apart that is in the currency of another shop', async () => {
    const { variants } = await readOne('SKU,Titel,Preis (EUR),Preis (USD)\nA-1,A,10.00,12.00\n');
    expect(variants).toMatchObject([{ price: 12_00 }]);
  });

  it('stand for one column each', () => {
    const keys = Object.values(TRANSLATIONS).flat().map(plainKey);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});

it('an export of Shopify has the columns of 2025', async () => {
  const cells = {
    Title: 'Shirt',
    'URL handle': 'shirt',
    Description: '<p>Soft</p>',
    Vendor: 'Acme',
    'Product category': 'Apparel & Accessories > Clothing > Shirts & Tops',
    Type: '',
    Tags: 'cotton',
    'Published on online store': 'true',
    Status: 'Active',
    SKU: 'T-S',
    Barcode: '4006381333931',
    'Option1 name': 'Size',
    'Option1 value': 'S',
    Price: '9.00',
    'Compare-at price': '12.00',
    'Inventory quantity': '3',
    'Weight value (grams)': '250',
    'Requires shipping': 'true',
    'Product image URL': 'https://shop.example/t.jpg',
    'Image position': '1',
    'Image alt text': 'A shirt',
    'SEO title': 'A shirt',
    'SEO description': 'Soft shirt',
  };
  const text = [Object.keys(cells), Object.values(cells)].map((row) => row.join(',')).join('\n');
  const { products, problems, index } = await read(`${text}\n`);
  expect({ problems, unknown: index.layout.unknown }).toEqual({ problems: [], unknown: [] });
  expect(products).toMatchObject([
    {
      handle: 'shirt',
      fields: {
        ...{ name: 'Shirt', description: 'Soft', category: 'Shirts & Tops', brand: 'Acme' },
        ...{ status: 'active', tags: ['cotton'], shipping: true },
        ...{ seoTitle: 'A shirt', seoDescription: 'Soft shirt' },
      },
      options: ['Size'],
      variants: [
        {
          ...{ values: ['S'], sku: 'T-S', price: 9_00, compareAtPrice: 12_00, quantity: 3 },
          ...{ weight: 250, barcode: '4006381333931' },
        },
      ],
      photos: [{ src: 'https://shop.example/t.jpg', alt: 'A shirt' }],
    },
  ]);
});

describe('an export of WooCommerce', () => {
  it.each([
    [
      'English',
      'ID,Type,SKU,Name,Published,Stock,Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
    ],
    [
      'German',
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,Lager,Angebotspreis,Regulärer Preis,Kategorien,Schlagwörter,Bilder,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e)',
    ],
    [
      'French',
      "ID,Type,UGS,Nom,Publié,Stock,Tarif promo,Tarif régulier,Catégories,Étiquettes,Images,Parent,Nom de l’attribut 1,Valeur(s) de l'attribut 1",
    ],
    [
      'Spanish',
      'ID,Tipo,SKU,Nombre,Publicado,Inventario,Precio rebajado,Precio normal,Categorías,Etiquetas,Imágenes,Superior,Nombre del atributo 1,Valor(es) del atributo 1',
    ],
  ])('is read in %s, with its variations', async (_, header) => {
    const rows = [
      '1,variable,T,Shirt,1,,,,Clothes,cotton,t.jpg,,Size,"S, M"',
      '2,variation,T-S,Shirt - S,1,3,9.00,12.00,,,,T,Size,S',
      '3,variation,T-M,Shirt - M,1,0,,12.00,,,,id:1,Size,M',
    ];
    const product = await readOne(`${[header, ...rows].join('\n')}\n`);
    expect(product).toMatchObject({
      fields: { name: 'Shirt', category: 'Clothes', status: 'active', tags: ['cotton'] },
      options: ['Size'],
      variants: [
        { sku: 'T-S', values: ['S'], price: 9_00, compareAtPrice: 12_00, quantity: 3 },
        { sku: 'T-M', values: ['M'], price: 12_00, quantity: 0 },
      ],
    });
  });
});
