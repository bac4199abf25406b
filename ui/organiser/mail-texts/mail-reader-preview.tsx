'use client';

import type { MailReader, MailSample, MailTextForm, PlannedMailText } from '@fairdesk/core/organiser';
import { isBlank, type Language } from '@fairdesk/core/shared';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from '../search-picker.module.css';
import { SearchPicker } from '../search-picker.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { MailTextPreview } from './mail-text-preview.tsx';

interface Props {
  mail: PlannedMailText;
  /** The texts as they are edited. */
  form: MailTextForm;
}

/** The mail as one person of the fair would get it, in their language. */
export function MailReaderPreview({ mail, form }: Props) {
  const { t } = useLabels();
  const { findMailReaders, readMailSample } = useOrganiser();
  const [chosen, setChosen] = useState<{ readonly reader: MailReader; readonly sample: MailSample }>();
  const [isFailed, setFailed] = useState(false);
  const choose = async (reader: MailReader) => {
    const result = await readMailSample(reader.email);
    setFailed(result.isErr());
    if (result.isErr()) return;
    setChosen({ reader, sample: result.value });
  };
  const text = (part: 'subject' | 'body', language: Language) =>
    isBlank(form[part][language]) ? mail.builtIn[part][language] : form[part][language];
  return (
    <div className={styles.picker}>
      <SearchPicker
        path="reader-search"
        label={t('mail-text-reader')}
        hint={t('mail-text-reader-hint')}
        find={findMailReaders}
        keyOf={({ email }) => email}
        renderItem={readerText}
        none={t('mail-text-reader-none')}
        onChoose={(reader) => void choose(reader)}
      />
      <div role="status">{isFailed && <p>{t('mail-text-reader-failed')}</p>}</div>
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
