'use client';

import {
  NO_TEXTS,
  type StoredWord,
  type Texts,
  WORD_MAX,
  type Word,
  wordFaults,
} from '@fairdesk/core/organiser';
import { isBlank, LANGUAGE_NAMES, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { TextField } from '../../shared/forms/text-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { newWordFaults, textsOfForm, type WordForm, wordFormOf } from './word-form.ts';
import styles from './words.module.css';

interface Props {
  /** A word with an empty key is a new one. */
  word: Word;
  onSaved: (word: Word, before: Texts) => void;
  onClose: () => void;
}

/** Edits the texts of a key in four languages, or adds a key. */
export const WordSheet = observer(function WordSheet({ word, onSaved, onClose }: Props) {
  const { t } = useLabels();
  const { saveWord, listStoredWords } = useOrganiser();
  const isNew = word.key === '';
  const current = (): EditStore<WordForm, StoredWord> => store;
  const [store] = useState<EditStore<WordForm, StoredWord>>(
    () =>
      new EditStore({
        start: { form: wordFormOf(word), version: JSON.stringify(word.phrases) },
        check: (form) => (isNew ? newWordFaults(form) : wordFaults(textsOfForm(form), word.builtIn)),
        save: ({ form, version = '' }) =>
          saveWord({ word: textsOfForm(form), before: JSON.parse(version) }, word.builtIn),
        latest: () =>
          listStoredWords().map((words) => {
            const key = current().form.key.trim();
            const stored = words.find((each) => each.key === key) ?? { ...word, key, phrases: NO_TEXTS };
            return { form: wordFormOf(stored), version: JSON.stringify(stored.phrases) };
          }),
      }),
  );
  const { form, change } = store;
  const labels = {
    key: t('word-key'),
    ...Object.fromEntries(LANGUAGES.map((language) => [`phrases.${language}`, LANGUAGE_NAMES[language]])),
  };
  const saved = (stored: StoredWord) =>
    onSaved({ ...word, ...stored }, JSON.parse(store.version ?? 'null') ?? word.phrases);
  const hintOf = (language: Language) =>
    word.builtIn ? t('word-built-in', { text: word.builtIn[language] }) : undefined;
  return (
    <DeskSheet
      store={store}
      title={isNew ? t('word-add') : word.key}
      action={t('word-save')}
      errorLabel="word-failed"
      labels={labels}
      draft={{ key: `word/${word.key}`, names: ['key', ...LANGUAGES] }}
      subject={`word:${form.key.trim()}`}
      describe={(version) =>
        LANGUAGES.map((language) => ({ name: LANGUAGE_NAMES[language], value: version[language] }))
      }
      onSaved={saved}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {isNew && (
            <TextField
              path="key"
              label={labels.key}
              hint={t('word-key-hint')}
              value={form.key}
              error={errorOf('key')}
              onChange={(key) => change({ key })}
            />
          )}
          {LANGUAGES.map((language) => {
            const hint = hintOf(language);
            return (
              <div key={language} className={styles.field}>
                <TextField
                  path={`phrases.${language}`}
                  label={LANGUAGE_NAMES[language]}
                  value={form[language]}
                  rule={{ label: language, maxLength: WORD_MAX }}
                  counted={false}
                  lines
                  rows={2}
                  error={errorOf(`phrases.${language}`)}
                  onChange={(text) => change({ [language]: text })}
                  {...(hint !== undefined && { hint })}
                />
                {!isBlank(form[language]) && (
                  <Button look="plain" onClick={() => change({ [language]: '' })}>
                    {t(word.builtIn ? 'word-use-built-in' : 'word-empty')}
                    <span className="visually-hidden">: {LANGUAGE_NAMES[language]}</span>
                  </Button>
                )}
              </div>
            );
          })}
          {!isNew && !word.builtIn && (
            <Button look="plain" onClick={() => change(NO_TEXTS)}>
              {t('word-delete')}
            </Button>
          )}
        </>
      )}
    </DeskSheet>
  );
});
