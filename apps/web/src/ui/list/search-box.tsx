import { useDebouncedInput } from '../../lib/use-debounced-input';
import { Field } from '../forms/field';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  maxLength: number;
  /** What the list is searched for now. */
  value: string | undefined;
  /** Called once the user stops typing. */
  onSearch: (text: string) => void;
}

/** Searches a list while the user types. */
export function SearchBox({ value = '', onSearch, ...props }: SearchBoxProps) {
  const [text, setText] = useDebouncedInput(value, onSearch);
  return (
    <Field
      {...props}
      type="search"
      autoComplete="off"
      autoCapitalize="none"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
