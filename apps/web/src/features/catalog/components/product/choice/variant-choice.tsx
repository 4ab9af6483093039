import { formatDollars, variantName, type Variant } from '@shop/shared';
import { valueState } from './choice';
import styles from './choice.module.css';
import { OptionGroup } from './option-group';
import type { ChoiceState } from './use-choice';

interface VariantChoiceProps {
  state: ChoiceState;
  /** Undefined while they are loading. */
  variants: readonly Variant[] | undefined;
}

/** The options of a product, to choose one of its variants. */
export function VariantChoice({ state, variants }: VariantChoiceProps) {
  const { groups, options, choice, choose, asked } = state;
  if (options.length === 0) return null;
  return (
    <div data-needs-script>
      <div ref={groups} className={styles.choice}>
        {options.map(({ name, values }, option) => (
          <OptionGroup
            key={name}
            name={name}
            values={values}
            chosen={choice[option]}
            stateOf={(value) =>
              variants ? valueState(variants, choice, option, value) : 'available'
            }
            isAsked={asked === option}
            onChoose={(value) => choose(option, value)}
          />
        ))}
      </div>
      <Outcome state={state} isKnown={variants !== undefined} />
    </div>
  );
}

/** What the choice has led to: visible where it can't be bought; elsewhere price and stock stand on the page. */
function Outcome({ state, isKnown }: { state: ChoiceState; isKnown: boolean }) {
  const { choice, variant, isComplete } = state;
  const name = variantName(choice.map((value) => value ?? ''));
  const isMissing = isKnown && isComplete && !variant;
  return (
    <div role="status">
      {isMissing && <p className={styles.ask}>{name} is not available</p>}
      {variant && variant.quantity < 1 && <p className={styles.ask}>{name} is sold out</p>}
      {variant && variant.quantity > 0 && (
        <p className="visually-hidden">
          {name}: {formatDollars(variant.price)}
        </p>
      )}
    </div>
  );
}
