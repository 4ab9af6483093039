import type { ComponentProps } from 'react';
import styles from './check-box.module.css';

/** A checkbox without its label, in the shop's colours. */
export function CheckBox(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...input} type="checkbox" className={styles.box} />;
}
