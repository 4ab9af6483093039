import type { Attribute } from '@shop/shared';
import styles from './attribute-table.module.css';

/** What else is known of a product. The values of a name that stands there more than once share a row. */
export function AttributeTable({ attributes }: { attributes: readonly Attribute[] }) {
  const names = [...new Set(attributes.map(({ name }) => name))];
  const valuesOf = (name: string) =>
    attributes.filter((each) => each.name === name).map(({ value }) => value);
  return (
    <table className={styles.table}>
      <caption>Details</caption>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{valuesOf(name).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
