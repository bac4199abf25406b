'use client';

import type { SentLetter } from '@fairdesk/core/organiser';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Icon } from '../../shared/icon.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { LetterListStore } from './letter-list-store.ts';
import type { LetterOptions } from './letter-options.ts';
import { LetterRow } from './letter-row.tsx';
import { LetterWriter } from './letter-writer.tsx';
import styles from './letters.module.css';

/** Interval between two looks at the progress of a letter, in milliseconds. */
const PROGRESS_MS = 2_000;

interface Props {
  letters: readonly SentLetter[];
  options: LetterOptions;
  /** The address of the mail log. */
  log: string;
  /** The tabs below the heading. */
  children: ReactNode;
}

/** The letters to exhibitors, with the states of their mails. */
export const LettersScreen = observer(function LettersScreen({ letters, options, log, children }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const organiser = useOrganiser();
  const [store] = useState(() => new LetterListStore(letters, organiser));
  const [isWriting, setWriting] = useState(false);
  const { isSending } = store;
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void store.load(), PROGRESS_MS);
    return () => clearInterval(timer);
  }, [store, isSending]);
  return (
    <>
      <DeskHeading
        title={t('mail-letters')}
        text={t('letter-text')}
        actions={
          <>
            {store.letters.length > 0 && (
              <Button look="quiet" busy={store.isLoading} onClick={() => void store.load()}>
                {t('letter-refresh')}
              </Button>
            )}
            <Button icon={<Icon of={IconPlus} />} onClick={() => setWriting(true)}>
              {t('letter-new')}
            </Button>
          </>
        }
      />
      {children}
      {store.hasFailed && <p role="alert">{t('failed-general')}</p>}
      {store.letters.length === 0 ? (
        <EmptyState text={t('letter-none')} />
      ) : (
        <ul className={styles.list}>
          {store.letters.map((letter) => (
            <LetterRow
              key={letter.id}
              letter={letter}
              timeZone={options.timeZone}
              log={log}
              busy={store.busy.has(letter.id)}
              onCancel={async () => {
                if (await store.cancel(letter.id)) toast.done(t('letter-cancelled'));
              }}
            />
          ))}
        </ul>
      )}
      {isWriting && (
        <LetterWriter
          options={options}
          onSent={(letter) => {
            store.add(letter);
            setWriting(false);
            toast.done(t('letter-sent'));
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
});
