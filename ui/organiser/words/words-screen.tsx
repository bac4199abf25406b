'use client';

import {
  isMissingIn,
  NO_TEXTS,
  OWN_GROUP,
  type Texts,
  type Word,
  type WordFilter,
} from '@fairdesk/core/organiser';
import { LANGUAGE_NAMES } from '@fairdesk/core/shared';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Icon } from '../../shared/icon.tsx';
import { Link } from '../../shared/link.tsx';
import { numberText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import pages from '../mail/mail.module.css';
import { useOrganiser } from '../use-organiser.ts';
import { WordRow } from './word-row.tsx';
import { WordSheet } from './word-sheet.tsx';
import styles from './words.module.css';
import { wordsAddress } from './words-address.ts';

interface Props {
  /** Those of this page. */
  words: readonly Word[];
  /** How many the filter finds on all pages. */
  total: number;
  filter: WordFilter;
  /** 1-based. */
  page: number;
  pages: number;
  /** The address of the list. */
  address: string;
}

const NEW_WORD: Word = { key: '', group: OWN_GROUP, phrases: NO_TEXTS };

/** The words of the website and the portal, each with its text in English and another language. */
export function WordsScreen({ words: loaded, total, filter, page, pages: count, address }: Props) {
  const { t, language: own } = useLabels();
  const toast = useToast();
  const { saveWord } = useOrganiser();
  const [words, setWords] = useState(loaded);
  const [edited, setEdited] = useState<Word>();
  const { language } = filter;
  const show = (word: Word) =>
    setWords((all) =>
      all.some(({ key }) => key === word.key)
        ? all.map((each) => (each.key === word.key ? word : each))
        : [word, ...all],
    );
  const undo = async (word: Word, before: Texts) => {
    const restored = await saveWord(
      { word: { key: word.key, phrases: before }, before: word.phrases },
      word.builtIn,
    );
    if (restored.isErr())
      return toast.failed(t(restored.error.kind === 'conflict' ? 'word-changed-since' : 'word-failed'));
    show({ ...word, ...restored.value });
    toast.done(t('word-undone', { key: word.key }));
  };
  const saved = (word: Word, before: Texts) => {
    setEdited(undefined);
    show(word);
    toast.done(t('word-saved', { key: word.key }), {
      label: t('undo'),
      run: () => void undo(word, before),
    });
  };
  const to = (other: number) => wordsAddress(address, { ...filter, page: other });
  return (
    <>
      <div className={styles.head}>
        <p role="status">{t('word-count', { n: total, count: numberText(total, own) })}</p>
        <Button look="quiet" icon={<Icon of={IconPlus} />} onClick={() => setEdited(NEW_WORD)}>
          {t('word-add')}
        </Button>
      </div>
      {words.length === 0 ? (
        <EmptyState text={t('word-none')} />
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{t('settings-words')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('word-key')}</th>
              <th scope="col">{LANGUAGE_NAMES.en}</th>
              <th scope="col">{LANGUAGE_NAMES[language]}</th>
            </tr>
          </thead>
          <tbody>
            {words.map((word) => (
              <WordRow
                key={word.key}
                word={word}
                language={language}
                isMissing={isMissingIn(word, language)}
                onOpen={() => setEdited(word)}
              />
            ))}
          </tbody>
        </table>
      )}
      {count > 1 && (
        <nav className={pages.pages} aria-label={t('word-pages')}>
          {page > 1 && <Link href={to(page - 1)}>{t('word-previous')}</Link>}
          <span>{t('word-page', { page: numberText(page, own), pages: numberText(count, own) })}</span>
          {page < count && <Link href={to(page + 1)}>{t('word-next')}</Link>}
        </nav>
      )}
      {edited && (
        <WordSheet key={edited.key} word={edited} onSaved={saved} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
