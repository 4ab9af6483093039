import { useDebouncedInput } from '../../lib/hooks/use-debounced-input';
import { Field } from '../fields/field';
import { isTooLong, tooLongText } from '../fields/length/length-note';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** How many characters can be searched for. A longer text stays in the field, and the list as it is. */
  limit: number;
  /** What the list is searched for now. */
  value: string | undefined;
  /** Called once the user stops typing. */
  onSearch: (text: string) => void;
  /** Called with what is typed when Enter is pressed, as scanners do. */
  onEnter?: (text: string) => void;
}

/** Searches a list while the user types. */
export function SearchBox({ value = '', limit, onSearch, onEnter, ...props }: SearchBoxProps) {
  const [text, setText] = useDebouncedInput(value, (typed) => {
    if (!isTooLong(typed, limit)) onSearch(typed);
  });
  return (
    <Field
      {...props}
      type="search"
      autoComplete="off"
      autoCapitalize="none"
      value={text}
      error={isTooLong(text, limit) ? tooLongText(text, limit) : undefined}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={({ key }) => {
        if (key !== 'Enter' || text.trim() === '' || isTooLong(text, limit)) return;
        // Before what Enter does: the search that waits would lead back from there.
        onSearch(text.trim());
        onEnter?.(text.trim());
      }}
    />
  );
}
