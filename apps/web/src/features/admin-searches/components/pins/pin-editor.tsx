import { LIMITS, type Pin } from '@shop/shared';
import { useState } from 'react';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { SearchBox } from '../../../../ui/list/search-box';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { useCandidates, usePin, useSavePin } from '../../api/pins';
import type { PinnedProduct } from '../../pinned-product';
import { Candidates } from './candidates';
import { PinnedList } from './pinned-list';
import styles from './pins.module.css';

interface PinEditorProps {
  words: string;
  proposed: PinnedProduct | undefined;
}

/** The products pinned for some words: loading, failed, or editable. */
export function PinEditor({ words, proposed }: PinEditorProps) {
  const { data: pin, error, isPending, refetch } = usePin(words);
  if (isPending) return <RowsSkeleton label="Loading pinned products" rows={3} />;
  if (!pin) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Choice pin={pin} proposed={proposed} />;
}

function Choice({ pin, proposed }: { pin: Pin; proposed: PinnedProduct | undefined }) {
  const [search, setSearch] = useState(pin.words);
  const { data: found = [] } = useCandidates(search);
  const save = useSavePin(pin.words);
  const { version } = pin;
  const ids = pin.products.map(({ _id }) => _id);
  const candidates = [...(proposed && search === pin.words ? [proposed] : []), ...found].filter(
    ({ _id }, index, all) =>
      !ids.includes(_id) && all.findIndex((other) => other._id === _id) === index,
  );
  const isFull = ids.length >= LIMITS.pinnedProducts;
  return (
    <div className={styles.editor}>
      <PinnedList
        products={pin.products}
        isBusy={save.isPending}
        onMoveUp={(index) => save.mutate({ products: movedUp(ids, index), version })}
        onRemove={({ _id: id, name }) =>
          save.mutate({
            products: ids.filter((other) => other !== id),
            version,
            removed: { name, before: ids },
          })
        }
      />
      {isFull ? (
        <p className={styles.note}>At most {LIMITS.pinnedProducts} products can be pinned.</p>
      ) : (
        <>
          <SearchBox
            label="Find a product"
            placeholder="Name, SKU, barcode, URL or id"
            limit={LIMITS.searchKeyword}
            value={search}
            onSearch={setSearch}
          />
          <Candidates
            products={candidates}
            isBusy={save.isPending}
            onPin={(id) => save.mutate({ products: [...ids, id], version })}
          />
        </>
      )}
    </div>
  );
}

/** @param index at least 1 */
function movedUp(ids: readonly string[], index: number): string[] {
  const moved = ids.slice(index, index + 1);
  return [
    ...ids.slice(0, index - 1),
    ...moved,
    ...ids.slice(index - 1, index),
    ...ids.slice(index + 1),
  ];
}
