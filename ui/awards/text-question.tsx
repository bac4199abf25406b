'use client';

import { type Entry, type Question, type TextFlavour, textFieldOf } from '@fairdesk/core/awards';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../shared/button.tsx';
import { useFocusReturn } from '../shared/dialogs/use-focus-return.ts';
import { TextField } from '../shared/forms/text-field.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { RequiredMark } from './required-mark.tsx';
import styles from './text-question.module.css';

interface Props {
  question: Question;
  entry: Entry | undefined;
  error: string | undefined;
  onEnter: (entry: Entry) => void;
}

const TYPES: Partial<
  Record<TextFlavour, { type?: 'email' | 'url'; inputMode?: 'numeric' | 'url' | 'email' }>
> = {
  email: { type: 'email', inputMode: 'email' },
  url: { type: 'url', inputMode: 'url' },
  video: { type: 'url', inputMode: 'url' },
  'numbers-only': { inputMode: 'numeric' },
};

/** A text question with one or more lines; a long text may open in a dialog. */
export function TextQuestion(props: Props) {
  return props.question.flavour === 'edit-in-modal' ? <InModal {...props} /> : <InPlace {...props} />;
}

function InPlace({ question, entry, error, onEnter }: Props) {
  const { name, text, tooltip, flavour, rows, hideLabel } = question;
  return (
    <div className={hideLabel ? styles.hidden : undefined}>
      <TextField
        path={name}
        label={text}
        value={entry?.kind === 'text' ? entry.text : ''}
        onChange={(typed) => onEnter({ kind: 'text', text: typed })}
        rule={textFieldOf(question)}
        error={error}
        lines={flavour === 'multiline' || flavour === 'edit-in-modal'}
        rows={rows}
        {...(tooltip && { hint: tooltip })}
        {...TYPES[flavour]}
      />
    </div>
  );
}

function InModal({ question, entry, error, onEnter }: Props) {
  const { t } = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  const { name, text, tooltip, isRequired, hideLabel } = question;
  const value = entry?.kind === 'text' ? entry.text : '';
  return (
    <div className={styles.preview}>
      <p id={`label-${name}`} className={hideLabel ? 'visually-hidden' : styles.label}>
        {text}
        {isRequired && <RequiredMark isSpoken />}
      </p>
      {tooltip && <p className={styles.hint}>{tooltip}</p>}
      {value.trim() !== '' && <p className={styles.text}>{value}</p>}
      <Button
        look="quiet"
        id={`field-${name}`}
        aria-describedby={`label-${name} error-${name}`}
        onClick={() => setIsOpen(true)}
      >
        {t(value.trim() === '' ? 'award-text-write' : 'award-text-edit')}
      </Button>
      <p id={`error-${name}`} className={styles.error}>
        {error}
      </p>
      {isOpen && (
        <TextDialog question={question} entry={entry} onEnter={onEnter} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

interface DialogProps extends Omit<Props, 'error'> {
  onClose: () => void;
}

function TextDialog({ question, entry, onEnter, onClose }: DialogProps) {
  const { t } = useLabels();
  const { name, text, rows } = question;
  useFocusReturn();
  return (
    <Modal
      opened
      centered
      size="lg"
      onClose={onClose}
      title={text}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={styles.editor}>
        <InPlace
          question={{ ...question, name: `${name}-text`, hideLabel: true, rows: Math.max(rows, 10) }}
          entry={entry}
          error={undefined}
          onEnter={onEnter}
        />
        <Button onClick={onClose}>{t('award-text-done')}</Button>
      </div>
    </Modal>
  );
}
