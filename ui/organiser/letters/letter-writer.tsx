'use client';

import { type LetterForm, type LetterPlan, NEW_LETTER, type SentLetter } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { LetterCheck } from './letter-check.tsx';
import type { LetterOptions } from './letter-options.ts';
import { LetterSheet, type WrittenLetter } from './letter-sheet.tsx';

interface Props {
  options: LetterOptions;
  /** Selected exhibitors of the list that it is for. */
  selection?: NonNullable<LetterForm['selection']>;
  onSent: (letter: SentLetter) => void;
  onClose: () => void;
}

/** Writes a letter, then shows whom it reaches and how, then sends it. */
export function LetterWriter({ options, selection, onSent, onClose }: Props) {
  const [letter, setLetter] = useState<WrittenLetter>();
  const [plan, setPlan] = useState<LetterPlan>();
  return letter && plan ? (
    <LetterCheck letter={letter} plan={plan} onSent={onSent} onBack={() => setPlan(undefined)} />
  ) : (
    <LetterSheet
      options={options}
      start={{ ...NEW_LETTER, selection: selection ?? null }}
      written={letter}
      onPlanned={(written, planned) => {
        setLetter(written);
        setPlan(planned);
      }}
      onClose={onClose}
    />
  );
}
