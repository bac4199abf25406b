'use client';

import type { MailReader, MailSample, MailTextForm, PlannedMailText } from '@fairdesk/core/organiser';
import { isBlank, type Language } from '@fairdesk/core/shared';
import { useEffect, useState } from 'react';
import { Button } from '../shared/button.tsx';
import { useLabels } from '../shared/labels.tsx';
import { TextField } from '../shared/text-field.tsx';
import styles from './company-picker.module.css';
import { MailTextPreview } from './mail-text-preview.tsx';
import { useOrganiser } from './use-organiser.ts';

interface Props {
  mail: PlannedMailText;
  /** The texts as they are edited. */
  form: MailTextForm;
}

/** The pause in typing after which a search starts, in milliseconds. */
const PAUSE_MS = 200;

/** The mail as one person of the fair would get it, in their language. */
export function MailReaderPreview({ mail, form }: Props) {
  const { t } = useLabels();
  const { findMailReaders, readMailSample } = useOrganiser();
  const [search, setSearch] = useState('');
  const [readers, setReaders] = useState<readonly MailReader[]>();
  const [chosen, setChosen] = useState<{ readonly reader: MailReader; readonly sample: MailSample }>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = search.trim() === '' ? undefined : await findMailReaders(search);
      if (!isCurrent) return;
      setReaders(result?.unwrapOr([]));
      setFailed(result?.isErr() ?? false);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, findMailReaders]);
  const choose = async (reader: MailReader) => {
    const result = await readMailSample(reader.email);
    setFailed(result.isErr());
    if (result.isErr()) return;
    setChosen({ reader, sample: result.value });
    setSearch('');
  };
  const text = (part: 'subject' | 'body', language: Language) =>
    isBlank(form[part][language]) ? mail.builtIn[part][language] : form[part][language];
  return (
    <div className={styles.picker}>
      <TextField
        path="reader-search"
        label={t('mail-text-reader')}
        hint={t('mail-text-reader-hint')}
        value={search}
        onChange={setSearch}
      />
      <div role="status">
        {isFailed && <p>{t('mail-text-reader-failed')}</p>}
        {!isFailed && readers?.length === 0 && <p>{t('mail-text-reader-none')}</p>}
      </div>
      {readers && readers.length > 0 && (
        <ul>
          {readers.map((reader) => (
            <li key={reader.email}>
              <button type="button" className={styles.offer} onClick={() => void choose(reader)}>
                {readerText(reader)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <>
          <MailTextPreview
            title={t('mail-text-reader-preview', { name: chosen.reader.name || chosen.reader.email })}
            text={{
              subject: text('subject', chosen.sample.language),
              body: text('body', chosen.sample.language),
            }}
            values={chosen.sample.values}
            language={chosen.sample.language}
          />
          <div>
            <Button look="plain" onClick={() => setChosen(undefined)}>
              {t('mail-text-reader-close')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const readerText = ({ name, email, companies }: MailReader): string =>
  [name, email, companies.join(', ')].filter(Boolean).join(' · ');
