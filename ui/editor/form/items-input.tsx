'use client';

import type { FieldContent, FieldDescription, FieldRecord } from '@fairdesk/core/editor';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { Icon } from '../../shared/icon.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { useLabels } from '../../shared/labels.tsx';
import styles from './form.module.css';
import { partOf } from './part-of.ts';

/** A field of an item. */
interface ItemField {
  readonly path: string;
  readonly description: FieldDescription;
  readonly content: FieldContent | undefined;
  readonly onChange: (content: FieldContent) => void;
}

interface Props {
  path: string;
  label: string;
  each: readonly FieldDescription[];
  items: readonly FieldRecord[];
  onChange: (items: readonly FieldRecord[]) => void;
  /** Draws the input for a field of an item. */
  renderField: (field: ItemField) => ReactNode;
}

/** The items of a list: each opens to its own fields; they can be added, moved and deleted. */
export function ItemsInput({ path, label, each, items, onChange, renderField }: Props) {
  const { t } = useLabels();
  const [keys, setKeys] = useState<readonly string[]>(() => items.map(() => crypto.randomUUID()));
  const [opened, setOpened] = useState<string>();
  const change = (next: readonly FieldRecord[], nextKeys = keys) => {
    setKeys(nextKeys);
    onChange(next);
  };
  const add = () => {
    const key = crypto.randomUUID();
    setOpened(key);
    change([...items, {}], [...keys, key]);
  };
  const swap = (from: number, to: number) => change(swapped(items, from, to), swapped(keys, from, to));
  const set = (place: number, name: string, content: FieldContent) =>
    change(items.map((item, index) => (index === place ? { ...item, [name]: content } : item)));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <ol className={styles.items}>
        {items.map((item, place) => {
          const key = keys[place] ?? String(place);
          const name = titleOf(item, each) || t('editor-item', { n: place + 1 });
          return (
            <li key={key} className={styles.item}>
              <details open={opened === key} onToggle={(event) => event.currentTarget.open && setOpened(key)}>
                <summary>{name}</summary>
                <div className={styles.fields}>
                  {each.map((description) => {
                    const [own] = description.names;
                    return (
                      <Fragment key={own}>
                        {renderField({
                          path: `${path}.${place}.${own}`,
                          description,
                          content: item[own],
                          onChange: (content) => set(place, own, content),
                        })}
                      </Fragment>
                    );
                  })}
                </div>
              </details>
              <div className={styles.itemTools}>
                <IconButton
                  icon={IconArrowUp}
                  name={t('editor-up', { name })}
                  disabled={place === 0}
                  onClick={() => swap(place, place - 1)}
                />
                <IconButton
                  icon={IconArrowDown}
                  name={t('editor-down', { name })}
                  disabled={place === items.length - 1}
                  onClick={() => swap(place, place + 1)}
                />
                <IconButton
                  icon={IconTrash}
                  name={t('editor-delete', { name })}
                  onClick={() => change(without(items, place), without(keys, place))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <Button look="quiet" icon={<Icon of={IconPlus} />} onClick={add}>
        {t('editor-item-add')}
      </Button>
    </fieldset>
  );
}

const without = <T,>(all: readonly T[], place: number): readonly T[] =>
  all.filter((_, index) => index !== place);

const swapped = <T,>(all: readonly T[], from: number, to: number): readonly T[] => {
  const next = [...all];
  const [a, b] = [next[from], next[to]];
  if (a === undefined || b === undefined) return all;
  next[from] = b;
  next[to] = a;
  return next;
};

/** The first line of an item. */
const titleOf = (item: FieldRecord, each: readonly FieldDescription[]): string => {
  const first = each.find(({ holds }) => holds === 'line');
  return first ? partOf(item, first.names[0]) : '';
};
