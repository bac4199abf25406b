'use client';

import { type LetterForm, type LetterPlan, NEW_LETTER, type SentLetter } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { newKey } from '../shared/new-key.ts';
import { LetterCheck } from './letter-check.tsx';
import type { LetterOptions } from './letter-options.ts';
import { LetterSheet } from './letter-sheet.tsx';

interface Props {
  options: LetterOptions;
  /** Selected exhibitors of the list that it is for. */
  selection?: NonNullable<LetterForm['selection']>;
  onSent: (letter: SentLetter) => void;
  onClose: () => void;
}

/** Writes a letter, then shows whom it reaches and how, then sends it. */
export function LetterWriter({ options, selection, onSent, onClose }: Props) {
  const [id] = useState(newKey);
  const [form, setForm] = useState<LetterForm>();
  const [plan, setPlan] = useState<LetterPlan>();
  return form && plan ? (
    <LetterCheck id={id} form={form} plan={plan} onSent={onSent} onBack={() => setPlan(undefined)} />
  ) : (
    <LetterSheet
      options={options}
      start={{ ...NEW_LETTER, selection: selection ?? null }}
      written={form}
      onPlanned={(written, planned) => {
        setForm(written);
        setPlan(planned);
      }}
      onClose={onClose}
    />
  );
}
