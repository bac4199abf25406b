'use client';

import { useState } from 'react';
import { useLabels } from '../../shared/labels.tsx';
import { TextField } from '../../shared/text-field.tsx';

interface Props {
  path: string;
  label: string;
  /** Words delimited by bars. */
  value: string;
  onChange: (value: string) => void;
}

/** A list of words, one in each line. */
export function WordsInput({ path, label, value, onChange }: Props) {
  const { t } = useLabels();
  const [lines, setLines] = useState(() => value.split('|').join('\n'));
  const take = (typed: string) => {
    setLines(typed);
    onChange(wordsIn(typed).join('|'));
  };
  return (
    <TextField
      path={path}
      label={label}
      hint={t('editor-words-hint')}
      lines
      rows={4}
      value={lines}
      onChange={take}
    />
  );
}

const wordsIn = (lines: string): readonly string[] =>
  lines.split('\n').flatMap((line) => {
    const word = line.replaceAll('|', ' ').trim();
    return word === '' ? [] : [word];
  });
