import { useState } from 'react';
import { Confirm } from '../../../../ui/dialogs/confirm';
import { ChoiceField } from '../../../../ui/fields/choice-field';
import type { Renaming, RenamingQuestion } from '../../variants-grid/option-changes';

const keyOf = ({ option, was }: Pick<RenamingQuestion, 'option' | 'was'>) => `${option} ${was}`;

function questionText({ was, values }: RenamingQuestion): string {
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(values);
  return `Is ${names} the new name of ${was}, or ${values.length === 1 ? 'a new value' : 'are they new values'}?`;
}

interface AskRenamingsProps {
  questions: readonly RenamingQuestion[];
  onAnswer: (renamings: Renaming[]) => void;
  onKeep: () => void;
}

/** Asks which values that are gone have a new name. Without an answer none has: a guess could give away a stock. */
export function AskRenamings({ questions, onAnswer, onKeep }: AskRenamingsProps) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const answers = questions.flatMap(({ option, was }): Renaming[] => {
    const now = chosen[keyOf({ option, was })];
    return now ? [{ option, was, now }] : [];
  });
  const isFree = (question: RenamingQuestion, value: string) =>
    !answers.some(
      ({ option, was, now }) => option === question.option && was !== question.was && now === value,
    );
  return (
    <Confirm
      title="New names or new values?"
      open
      okText="Update the rows"
      onConfirm={() => onAnswer(answers)}
      onKeep={onKeep}
    >
      {questions.map((question) => (
        <ChoiceField
          key={keyOf(question)}
          label={questionText(question)}
          placeholder={`New: ${question.was} is removed`}
          hint={`A new name keeps the SKU, price, stock and orders of ${question.was}`}
          options={question.values
            .filter((value) => isFree(question, value))
            .map((value) => ({ value, label: `${value} is the new name of ${question.was}` }))}
          value={chosen[keyOf(question)] ?? ''}
          onChange={({ target }) =>
            setChosen((now) => ({ ...now, [keyOf(question)]: target.value }))
          }
        />
      ))}
    </Confirm>
  );
}
