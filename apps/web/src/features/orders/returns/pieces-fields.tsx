import { ChoiceField } from '../../../ui/fields/choice-field';
import type { ChoosablePieces, ChosenPieces } from './pieces';

interface PiecesFieldsProps {
  lines: readonly ChoosablePieces[];
  chosen: ChosenPieces;
  onChoose: (chosen: ChosenPieces) => void;
  /** What is wrong with the choice; shown at the first line. */
  error?: string | undefined;
}

/** How many pieces of each line are meant. */
export function PiecesFields({ lines, chosen, onChoose, error }: PiecesFieldsProps) {
  return lines.map(({ line, name, left }, index) => (
    <ChoiceField
      key={line}
      label={`Pieces of ${name}`}
      error={index === 0 ? error : undefined}
      placeholder="None"
      options={countsUpTo(left)}
      value={chosen[line] ? String(chosen[line]) : ''}
      onChange={({ target }) => onChoose({ ...chosen, [line]: Number(target.value) || 0 })}
    />
  ));
}

function countsUpTo(left: number) {
  return Array.from({ length: left }, (_, index) => {
    const count = String(index + 1);
    return { value: count, label: index + 1 === left ? `${count} (all)` : count };
  });
}
