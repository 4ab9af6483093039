import type { ProductDetails } from '@shop/shared';
import { useState } from 'react';
import { useEarlyChoice } from '../../../../../lib/page-start/use-early-choice';
import { chosenVariant, firstChoice, optionsOf, type Choice } from './choice';

interface ChoiceGiven {
  /** The id of the variant that is chosen at first. */
  variantId?: string | null;
  /** Called with the id of the variant, or undefined when what is chosen is none. */
  onChosen?: (variantId: string | undefined) => void;
}

/** A shopper's choice among the variants of a product, which may still be loading. */
export function useChoice(
  product: ProductDetails,
  { variantId = null, onChosen }: ChoiceGiven = {},
) {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(product, variantId));
  const [isAsked, setAsked] = useState(false);
  // Another variant in the address, as after Back, or the variants have loaded.
  const given = `${variantId} ${product.variants?.length}`;
  const [taken, setTaken] = useState(given);
  if (taken !== given) {
    setTaken(given);
    if (variantId && variantId !== chosenVariant(product.variants, choice)?._id)
      setChoice(firstChoice(product, variantId));
  }
  const options = optionsOf(product);
  const open = options.findIndex((_option, at) => choice[at] === undefined);

  function take(next: Choice) {
    setChoice(next);
    onChosen?.(chosenVariant(product.variants, next)?._id);
  }

  // All groups at once: each by itself would not know what was chosen in the others.
  const groups = useEarlyChoice<HTMLDivElement>(({ children }) => {
    const early = options.map((_option, at) => {
      const checked = children[at]?.querySelector<HTMLInputElement>('input:checked');
      return checked?.value ?? choice[at];
    });
    if (early.some((value, at) => value !== choice[at])) take(early);
  });

  /** Says what is not chosen yet, and moves the focus there. */
  function ask() {
    setAsked(true);
    groups.current?.children[open]?.querySelector('input')?.focus();
  }

  return {
    /** For the element around the groups of radio buttons, one child each. */
    groups,
    options,
    choice,
    choose: (option: number, value: string) =>
      take(options.map((_option, at) => (at === option ? value : choice[at]))),
    variant: chosenVariant(product.variants, choice),
    /** Whether everything is chosen, which may still be a combination that there is not. */
    isComplete: open < 0,
    /** The option that was asked for. */
    asked: isAsked && open >= 0 ? open : undefined,
    ask,
  };
}

/** See `useChoice`. */
export type ChoiceState = ReturnType<typeof useChoice>;
