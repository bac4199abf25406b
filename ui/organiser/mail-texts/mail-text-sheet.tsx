'use client';

import {
  isMailToExhibitors,
  type MailTextForm,
  mailTextFaults,
  type PlannedMailText,
} from '@fairdesk/core/organiser';
import { isBlank, LANGUAGE_NAMES, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { describeTexts } from '../describe-texts.ts';
import { DeskSheet } from '../desk-sheet.tsx';
import { LanguageFields } from '../language-fields.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { MailReaderPreview } from './mail-reader-preview.tsx';
import { MailTextFields } from './mail-text-fields.tsx';

interface Props {
  mail: PlannedMailText;
  onSaved: (mail: PlannedMailText) => void;
  onClose: () => void;
}

const PARTS = ['subject', 'body'] as const;

/** Edits the subject and the text of a mail in four languages, with an example below. */
export const MailTextSheet = observer(function MailTextSheet({ mail, onSaved, onClose }: Props) {
  const { t } = useLabels();
  const { saveMailText, listMailTexts } = useOrganiser();
  const { kind } = mail;
  const [store] = useState(
    () =>
      new EditStore<MailTextForm, PlannedMailText>({
        start: startOf(mail),
        check: (form) => mailTextFaults(kind, form),
        save: ({ form, version = '' }) => saveMailText(kind, form, JSON.parse(version)),
        latest: () =>
          listMailTexts().map((mails) => startOf(mails.find((each) => each.kind === kind) ?? mail)),
      }),
  );
  const { form, change } = store;
  const names = { subject: t('mail-text-subject'), body: t('mail-text-body') };
  const labels = Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      PARTS.map((part) => [
        `${part}.${language}`,
        t('text-in', { name: names[part], language: LANGUAGE_NAMES[language] }),
      ]),
    ),
  );
  // The built-in text is sent where there is none.
  const textIn = (version: MailTextForm, part: (typeof PARTS)[number]) => (language: Language) =>
    isBlank(version[part][language]) ? mail.builtIn[part][language] : version[part][language];
  const describe = (version: MailTextForm) =>
    PARTS.flatMap((part) => describeTexts(t, names[part], textIn(version, part)));
  return (
    <DeskSheet
      store={store}
      title={t(`mail-text-${kind}`)}
      action={t('mail-text-save')}
      errorLabel="mail-text-failed"
      labels={labels}
      draft={{ key: `mail-text/${kind}`, names: PARTS }}
      describe={describe}
      subject={`mail-text:${kind}`}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <LanguageFields
            languages={LANGUAGES}
            isWritten={() => true}
            isFaulty={(language) => PARTS.some((part) => errorOf(`${part}.${language}`) !== undefined)}
          >
            {(language) => (
              <MailTextFields
                mail={mail}
                language={language}
                subject={form.subject[language]}
                body={form.body[language]}
                errorOf={errorOf}
                onChange={(texts) =>
                  change({
                    subject: { ...form.subject, [language]: texts.subject },
                    body: { ...form.body, [language]: texts.body },
                  })
                }
              />
            )}
          </LanguageFields>
          {isMailToExhibitors(kind) && <MailReaderPreview mail={mail} form={form} />}
        </>
      )}
    </DeskSheet>
  );
});

const startOf = ({ subject, body }: MailTextForm) => ({
  form: { subject, body },
  version: JSON.stringify({ subject, body }),
});
