import {
  hasMailSubject,
  MAIL_PLACEHOLDERS,
  MAIL_SUBJECT_MAX,
  type MailKind,
  type PlannedMailText,
} from '@fairdesk/core/organiser';
import { isBlank, type Language } from '@fairdesk/core/shared';
import { Button } from '../../shared/button.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { Labels } from '../../shared/texts/translate.ts';
import { MailTextPreview } from './mail-text-preview.tsx';

interface Texts {
  readonly subject: string;
  readonly body: string;
}

interface Props extends Texts {
  mail: PlannedMailText;
  language: Language;
  errorOf: (path: string) => string | undefined;
  onChange: (texts: Texts) => void;
}

/** The texts of a mail in one language: the built-in ones, until the organiser changes them. */
export function MailTextFields({ mail, language, subject, body, errorOf, onChange }: Props) {
  const { t } = useLabels();
  const { kind, samples } = mail;
  const builtIn = { subject: mail.builtIn.subject[language], body: mail.builtIn.body[language] };
  const current = {
    subject: isBlank(subject) ? builtIn.subject : subject,
    body: isBlank(body) ? builtIn.body : body,
  };
  const preview = <MailTextPreview text={current} values={samples[language]} language={language} />;
  if (isBlank(subject) && isBlank(body))
    return (
      <>
        <div>
          <Button look="quiet" onClick={() => onChange(builtIn)}>
            {t('mail-text-change')}
          </Button>
        </div>
        {preview}
      </>
    );
  return (
    <>
      {hasMailSubject(kind) && (
        <TextField
          path={`subject.${language}`}
          label={t('mail-text-subject')}
          value={subject}
          rule={{ label: 'subject', maxLength: MAIL_SUBJECT_MAX }}
          counted={false}
          error={errorOf(`subject.${language}`)}
          onChange={(text) => onChange({ subject: text, body })}
        />
      )}
      <TextField
        path={`body.${language}`}
        label={t('mail-text-body')}
        value={body}
        hint={placeholderHint(kind, t)}
        error={errorOf(`body.${language}`)}
        lines
        rows={12}
        onChange={(text) => onChange({ subject, body: text })}
      />
      <div>
        <Button look="plain" onClick={() => onChange({ subject: '', body: '' })}>
          {t('mail-text-restore')}
        </Button>
      </div>
      {preview}
    </>
  );
}

const placeholderHint = (kind: MailKind, t: Labels['t']): string => {
  const { needed, optional } = MAIL_PLACEHOLDERS[kind];
  const named = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');
  return needed.length === 0
    ? t('mail-text-hint-optional', { optional: named(optional) })
    : t('mail-text-hint', { needed: named(needed), optional: named(optional) });
};
