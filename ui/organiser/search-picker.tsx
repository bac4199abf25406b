'use client';

import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { type ReactNode, useEffect, useState } from 'react';
import { TextField } from '../shared/forms/text-field.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './search-picker.module.css';

interface Props<Item> {
  path: string;
  label: string;
  hint?: string;
  /** The first items with these words; another function searches again. */
  find: (search: string) => ResultAsync<readonly Item[], Failure>;
  keyOf: (item: Item) => string;
  /** The content of the button that chooses an item. */
  renderItem: (item: Item) => ReactNode;
  /** The message when nothing was found. */
  none: string;
  onChoose: (item: Item) => void;
}

/** The pause in typing after which a search starts, in milliseconds. */
const PAUSE_MS = 200;

/** Chooses one of many items by words of it. */
export function SearchPicker<Item>(props: Props<Item>) {
  const { path, label, hint, find, keyOf, renderItem, none, onChoose } = props;
  const { t } = useLabels();
  const [search, setSearch] = useState('');
  const [items, setItems] = useState<readonly Item[]>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = search.trim() === '' ? undefined : await find(search);
      if (!isCurrent) return;
      setItems(result?.unwrapOr([]));
      setFailed(result?.isErr() ?? false);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, find]);
  const choose = (item: Item) => {
    setSearch('');
    onChoose(item);
  };
  return (
    <>
      <TextField path={path} label={label} {...(hint && { hint })} value={search} onChange={setSearch} />
      <div role="status">
        {isFailed && <p>{t('failed-general')}</p>}
        {!isFailed && items?.length === 0 && <p>{none}</p>}
      </div>
      {search !== '' && items && items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={keyOf(item)}>
              <button type="button" className={styles.offer} onClick={() => choose(item)}>
                {renderItem(item)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
