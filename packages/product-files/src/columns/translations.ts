import type { ColumnName } from './columns.js';

/** German, French and Spanish headers for each column, those of translated WooCommerce exports among them. */
export const TRANSLATIONS: Partial<Record<ColumnName, readonly string[]>> = {
  handle: ['URL-Schlüssel', 'clé URL', 'clave URL'],
  title: [
    ...['Bezeichnung', 'Artikelbezeichnung', 'Produktbezeichnung', 'Artikelname', 'Produktname'],
    ...['Titel', 'Produkttitel', 'titre', 'nom', 'nom du produit', 'désignation', 'libellé'],
    ...['intitulé', 'título', 'nombre', 'nombre del producto', 'denominación'],
  ],
  description: [
    ...['Beschreibung', 'Artikelbeschreibung', 'Produktbeschreibung', 'Langbeschreibung'],
    ...['Langtext', 'description longue', 'description du produit', 'descriptif'],
    ...['descripción', 'descripción larga', 'descripción del producto'],
  ],
  shortDescription: [
    ...['Kurzbeschreibung', 'Kurztext', 'description courte', 'résumé'],
    ...['descripción corta', 'descripción breve', 'resumen'],
  ],
  vendor: ['Marke', 'Hersteller', 'marque', 'fabricant', 'marca', 'fabricante'],
  type: [
    ...['Produkttyp', 'Produktart', 'Warengruppe', 'Artikelgruppe', 'type de produit', 'rayon'],
    ...['famille', 'tipo de producto', 'familia'],
  ],
  categories: ['Kategorie', 'Kategorien', 'catégorie', 'catégories', 'categoría', 'categorías'],
  tags: [
    ...['Schlagwörter', 'Schlagworte', 'Stichwörter', 'étiquettes', 'mots-clés', 'etiquetas'],
    'palabras clave',
  ],
  published: ['Veröffentlicht', 'publié', 'publicado', 'Aktiv', 'actif', 'activo'],
  status: ['statut', 'statut du produit', 'Produktstatus', 'estado del producto'],
  taxClass: ['Steuerklasse', 'classe de TVA', 'clase de impuesto'],
  seoTitle: ['SEO-Titel', 'Meta-Titel', 'titre SEO', 'méta titre', 'título SEO', 'meta título'],
  seoDescription: [
    ...['SEO-Beschreibung', 'Meta-Beschreibung', 'description SEO', 'méta description'],
    ...['descripción SEO', 'meta descripción'],
  ],
  sku: [
    ...['Artikelnummer', 'Artikelnr.', 'Artikel-Nr.', 'Art.-Nr.', 'ArtNr', 'Artikel Nummer'],
    ...['Produktnummer', 'Bestellnummer', 'référence', 'réf.', 'UGS', 'référence produit'],
    ...['référence article', 'code article', 'code produit', "numéro d'article", "n° d'article"],
    ...['referencia', 'código', 'código de producto', 'código de artículo', 'número de artículo'],
  ],
  price: [
    ...['Preis', 'Verkaufspreis', 'VK', 'VK-Preis', 'Bruttopreis', 'Preis brutto', 'Einzelpreis'],
    ...['regulärer Preis', 'normaler Preis', 'prix', 'prix de vente', 'prix TTC', 'prix unitaire'],
    ...['prix de vente TTC', 'tarif', 'tarif régulier', 'tarif normal', 'prix normal', 'precio'],
    ...['precio de venta', 'PVP', 'precio normal', 'precio con IVA', 'precio unitario'],
    'precio habitual',
  ],
  salePrice: [
    ...['Angebotspreis', 'Sonderpreis', 'Aktionspreis', 'tarif promo', 'prix promo'],
    ...['prix promotionnel', 'prix soldé', 'precio rebajado', 'precio de oferta', 'precio oferta'],
  ],
  compareAtPrice: [
    ...['UVP', 'Streichpreis', 'Vergleichspreis', 'alter Preis', 'prix barré', 'ancien prix'],
    ...['prix conseillé', 'prix public conseillé', 'precio anterior', 'precio tachado'],
    'precio de comparación',
  ],
  currency: ['Währung', 'devise', 'monnaie', 'moneda', 'divisa'],
  quantity: [
    ...['Bestand', 'Lagerbestand', 'Lager', 'Menge', 'Anzahl', 'Stückzahl', 'quantité', 'qté'],
    ...['quantité en stock', 'stock disponible', 'existencias', 'cantidad', 'inventario'],
    'unidades',
  ],
  weightUnit: ['Gewichtseinheit', 'unité de poids', 'unidad de peso'],
  weight: ['Gewicht', 'Artikelgewicht', 'poids', 'peso'],
  barcode: [
    ...['Strichcode', 'EAN-Code', 'EAN 13', 'EAN13', 'code-barres', 'code barre', 'code EAN'],
    ...['código de barras', 'código EAN', 'GTIN, UPC, EAN oder ISBN', 'GTIN, UPC, EAN ou ISBN'],
    'GTIN, UPC, EAN o ISBN',
  ],
  imageSrc: [
    ...[
      'Bild',
      'Foto',
      'Bild-URL',
      'Produktbild',
      'Bilddatei',
      'image principale',
      "URL de l'image",
    ],
    ...['imagen', 'imagen principal', 'URL de la imagen'],
  ],
  imageAlt: ['Alternativtext', 'Bildtext', 'texte alternatif', 'texto alternativo'],
  images: ['Bilder', 'Fotos', 'Produktbilder', 'photos', 'imágenes'],
  parent: ['übergeordnetes Produkt', 'superior'],
};
