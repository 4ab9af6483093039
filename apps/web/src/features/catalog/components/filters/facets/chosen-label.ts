import { readChosenValue } from '@shop/shared';

/** A chosen value of an attribute as shoppers read it. */
export function chosenLabel(text: string): string {
  const chosen = readChosenValue(text);
  return chosen ? `${chosen.name}: ${chosen.value}` : text;
}
