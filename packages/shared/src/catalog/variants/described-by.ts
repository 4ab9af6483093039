/** What search engines and shopping sites know of a product besides its fields, and its usual names. */
const PROPERTIES: ReadonlyMap<string, 'size' | 'color' | 'material' | 'pattern'> = new Map([
  ['size', 'size'],
  ['color', 'color'],
  ['colour', 'color'],
  ['material', 'material'],
  ['pattern', 'pattern'],
]);

/** The property of schema.org, and of Google's product data, that an option or an attribute of this name is. */
export function propertyNamed(name: string) {
  return PROPERTIES.get(name.trim().toLowerCase());
}

/** Values with the properties that they are of, each property once; those with another name are left out. */
export function propertiesOf(pairs: readonly (readonly [name: string, value: string])[]) {
  const found = pairs.flatMap(([name, value]) => {
    const property = propertyNamed(name);
    return property && value !== '' ? [[property, value] as const] : [];
  });
  // The first of several is kept.
  return Object.fromEntries(found.reverse());
}
