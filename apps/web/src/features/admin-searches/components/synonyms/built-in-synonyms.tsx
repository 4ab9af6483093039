import { LIMITS } from '@shop/shared';
import { useState } from 'react';
import { Button } from '../../../../ui/forms/button';
import { SearchBox } from '../../../../ui/list/search-box';
import { useSwitchBuiltIn } from '../../api/synonyms';
import { builtInLines } from '../../built-in-lines';
import buttons from '../small-button.module.css';
import styles from './synonyms.module.css';

interface BuiltInSynonymsProps {
  lines: readonly string[];
  /** The lines that are off. */
  stored: readonly string[];
}

/** The built-in synonyms: searchable, and each can be switched off and on. */
export function BuiltInSynonyms({ lines, stored }: BuiltInSynonymsProps) {
  const [off, setOff] = useState(stored);
  const [search, setSearch] = useState('');
  const turn = useSwitchBuiltIn(setOff);
  const { lines: visible, more } = builtInLines(lines, off, search);
  return (
    <details className={styles.builtIn}>
      <summary>
        {lines.length.toLocaleString('en-US')} built-in lines
        {off.length > 0 && `, ${off.length} of them switched off`}
      </summary>
      <SearchBox
        label="Find a line"
        placeholder="sofa"
        limit={LIMITS.searchKeyword}
        value={search}
        onSearch={setSearch}
      />
      {visible.length === 0 && <p className={styles.note}>No lines match</p>}
      <ul>
        {visible.map((line) => {
          const isOff = off.includes(line);
          return (
            <li key={line} data-off={isOff}>
              <span className={styles.line}>{line}</span>
              <Button
                tone="secondary"
                className={buttons.small}
                busy={turn.isPending}
                aria-label={`Switch ${isOff ? 'on' : 'off'}: ${line}`}
                onClick={() => turn.mutate({ line, isOff: !isOff })}
              >
                Switch {isOff ? 'on' : 'off'}
              </Button>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <p className={styles.note}>and {more.toLocaleString('en-US')} more. Search to find them.</p>
      )}
    </details>
  );
}
