'use client';

import {
  asTyped,
  charactersLeft,
  DEFAULT_ROWS,
  type FieldConstraints,
  lengthIn,
} from '@fairdesk/core/shared';
import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { useLabels } from '../texts/labels.tsx';
import { useTextLanguage } from '../texts/text-language.ts';
import styles from './field.module.css';

export interface TextFieldProps {
  /** The path in the form, which its faults refer to. */
  path: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Restricts the characters and the length while typing. */
  rule?: FieldConstraints;
  hint?: ReactNode;
  error?: string | undefined;
  /** Whether it has several lines. */
  lines?: boolean;
  rows?: number;
  type?: 'text' | 'email' | 'url' | 'date';
  inputMode?: 'numeric' | 'url' | 'email';
  autoComplete?: string;
  /** Whether it displays the remaining characters; off where users rarely get near the limit. */
  counted?: boolean;
}

/**
 * A text field with one or more lines. It displays the remaining characters, and truncates a text that is too
 * long but offers to undo that.
 */
export function TextField({ path, label, value, onChange, rule, hint, error, ...looks }: TextFieldProps) {
  const { t } = useLabels();
  const lang = useTextLanguage();
  const [before, setBefore] = useState<string>();
  const {
    lines = false,
    rows = DEFAULT_ROWS,
    type = 'text',
    inputMode,
    autoComplete = 'off',
    counted = true,
  } = looks;
  const max = rule?.maxLength ?? 0;
  const take = (typed: string) => {
    const text = rule ? asTyped(typed, rule) : typed;
    const isCut = max > 0 && rule !== undefined && lengthIn(typed, rule) > max;
    setBefore(isCut ? value : undefined);
    onChange(text);
  };
  const shared = {
    id: `field-${path}`,
    name: path,
    ...(lang && { lang }),
    label,
    value,
    error,
    autoComplete,
    withAsterisk: rule?.required ?? false,
    'aria-required': rule?.required ?? false,
    ...(inputMode && { inputMode }),
    ...(hint !== undefined && { description: hint }),
    classNames: { label: styles.label ?? '', description: styles.hint ?? '', input: styles.input ?? '' },
  };
  return (
    <div className={styles.field}>
      {lines ? (
        <Textarea {...shared} rows={rows} onChange={(event) => take(event.currentTarget.value)} />
      ) : (
        <TextInput {...shared} type={type} onChange={(event) => take(event.currentTarget.value)} />
      )}
      {counted && rule && <CharacterCount value={value} rule={rule} />}
      <div role="status">
        {before !== undefined && (
          <p className={styles.cut}>
            {t('text-shortened', { max })}{' '}
            <Button
              look="plain"
              onClick={() => {
                onChange(before);
                setBefore(undefined);
              }}
            >
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

function CharacterCount({ value, rule }: { value: string; rule: FieldConstraints }) {
  const { t } = useLabels();
  const left = charactersLeft(value, rule);
  return left === undefined ? null : (
    <p className={styles.count} data-number>
      {t('chars-left', { n: left })}
    </p>
  );
}
