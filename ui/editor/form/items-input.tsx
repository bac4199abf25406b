'use client';

import type { FieldContent, FieldDescription, FieldRecord } from '@fairdesk/core/editor';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import disclosure from '../../shared/disclosure.module.css';
import { newKey } from '../../shared/editing/new-key.ts';
import { Icon } from '../../shared/icon.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { type FieldSource, sourceItems } from '../compare/field-source.ts';
import { SourceItem } from '../compare/source-item.tsx';
import { SourceText } from '../compare/source-text.tsx';
import styles from './form.module.css';
import { ItemPlace } from './item-place.tsx';
import { itemTitle } from './item-title.ts';
import { ItemTools } from './item-tools.tsx';
import { partOf } from './part-of.ts';

/** A field of an item. */
interface ItemField {
  readonly path: string;
  readonly description: FieldDescription;
  readonly content: FieldContent | undefined;
  readonly source: FieldSource | undefined;
  readonly onChange: (content: FieldContent) => void;
}

interface Props {
  path: string;
  label: string;
  each: readonly FieldDescription[];
  items: readonly FieldRecord[];
  /** The list in the language to translate from; absent when none is chosen. */
  source: FieldSource | undefined;
  /** The name of a field of an item. */
  nameOf: (name: string) => string;
  onChange: (items: readonly FieldRecord[]) => void;
  /** Draws the input for a field of an item. */
  renderField: (field: ItemField) => ReactNode;
}

/** The items of a list: each opens to its own fields; they can be added, moved and deleted. */
export function ItemsInput(props: Props) {
  const { path, label, each, items, source, nameOf, onChange, renderField } = props;
  const { t } = useLabels();
  const [keys, setKeys] = useState<readonly string[]>(() => items.map(newKey));
  const [opened, setOpened] = useState<string>();
  // A step back also adds and removes items.
  if (keys.length !== items.length) setKeys(items.map((_, place) => keys[place] ?? newKey()));
  const change = (next: readonly FieldRecord[], nextKeys = keys) => {
    setKeys(nextKeys);
    onChange(next);
  };
  const beside = sourceItems(source);
  const names = items.map((item, place) => itemTitle(item, each) || t('editor-item', { n: place + 1 }));
  const add = (item: FieldRecord = {}) => {
    const key = newKey();
    setOpened(key);
    change([...items, item], [...keys, key]);
  };
  const move = (from: number, to: number) => change(moved(items, from, to), moved(keys, from, to));
  const set = (place: number, name: string, content: FieldContent) =>
    change(items.map((item, index) => (index === place ? { ...item, [name]: content } : item)));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <ol className={styles.items}>
        {items.map((item, place) => {
          const key = keys[place] ?? String(place);
          const name = names[place] ?? '';
          return (
            <li key={key} className={styles.item}>
              <details open={opened === key} onToggle={(event) => event.currentTarget.open && setOpened(key)}>
                <summary className={disclosure.summary}>{name}</summary>
                <div className={styles.fields}>
                  {each.filter(hasEffectIn(item, each)).map((description) => {
                    const [own] = description.names;
                    return (
                      <ItemFieldInput
                        key={own}
                        field={{
                          path: `${path}.${place}.${own}`,
                          description,
                          content: item[own],
                          source: source && { ...source, content: beside[place]?.[own] },
                          onChange: (content) => set(place, own, content),
                        }}
                        name={`${nameOf(own)}, ${name}`}
                        renderField={renderField}
                      />
                    );
                  })}
                  {opened === key && items.length > 2 && (
                    <ItemPlace
                      path={`${path}.${place}`}
                      names={names}
                      place={place}
                      onMove={(to) => move(place, to)}
                    />
                  )}
                </div>
              </details>
              <ItemTools
                name={name}
                place={place}
                count={items.length}
                removal={t('editor-delete', { name })}
                onMove={(to) => move(place, to)}
                onRemove={() => change(without(items, place), without(keys, place))}
              />
            </li>
          );
        })}
      </ol>
      {source &&
        beside.slice(items.length).map((item, index) => (
          <SourceItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of another language only have positions
            key={index}
            language={source.language}
            name={itemTitle(item, each) || t('editor-item', { n: items.length + index + 1 })}
            isNext={index === 0}
            onUse={() => add(item)}
          />
        ))}
      <Button look="quiet" icon={<Icon of={IconPlus} />} onClick={() => add()}>
        {t('editor-item-add')}
      </Button>
    </fieldset>
  );
}

/** A field of an item, with the same one in the language to translate from. */
function ItemFieldInput({
  field,
  name,
  renderField,
}: Pick<Props, 'renderField'> & { field: ItemField; name: string }) {
  const { description, source, content, onChange } = field;
  // Grows when its text is replaced at once, so that the input is rendered again.
  const [turn, setTurn] = useState(0);
  // One that is emptied stays: the caret is in it.
  const [isNeeded, setNeeded] = useState(description.isAlternative !== true);
  if (!isNeeded && (isFilled(content) || isFilled(source?.content))) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <div>
      <Fragment key={turn}>{renderField(field)}</Fragment>
      {source && (
        <SourceText
          language={source.language}
          name={name}
          description={description}
          content={source.content}
          own={content}
          onUse={(text) => {
            onChange(text);
            setTurn(turn + 1);
          }}
        />
      )}
    </div>
  );
}

const isFilled = (content: FieldContent | undefined): boolean =>
  typeof content === 'string' && content !== '';

const without = <T,>(all: readonly T[], place: number): readonly T[] =>
  all.filter((_, index) => index !== place);

const moved = <T,>(all: readonly T[], from: number, to: number): readonly T[] =>
  all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1));

/** Whether a field has an effect in an item: a value that is not among the known ones may be read as any of them. */
const hasEffectIn =
  (item: FieldRecord, each: readonly FieldDescription[]) =>
  ({ onlyFor }: FieldDescription): boolean => {
    if (onlyFor === undefined) return true;
    const value = partOf(item, onlyFor.field);
    const known = each.find(({ names: [own] }) => own === onlyFor.field)?.values;
    return onlyFor.values.includes(value) || known?.includes(value) === false;
  };
