'use client';

import { type MessageForm, NEW_MESSAGE, TASK_TEXT_MAX } from '@fairdesk/core/organiser';
import { inLanguage, type Language, NAME_MAX } from '@fairdesk/core/shared';
import { TextField } from '../../shared/forms/text-field.tsx';
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { isWrittenIn } from '../is-written-in.ts';
import { LanguageFields } from '../language-fields.tsx';
import { messageNames } from './message-names.ts';
import { NoticePreview } from './notice-preview.tsx';

type Texts = Pick<MessageForm, 'titles' | 'contents' | 'linkHref' | 'linkTitles' | 'fromDay'>;

interface Props {
  form: Texts;
  errorOf: (path: string) => string | undefined;
  onChange: (part: Partial<Texts>) => void;
  /** Whether each language shows a preview; on by default. */
  hasPreview?: boolean;
}

/** The texts of a message in four languages, and its link. */
export function MessageTextFields({ form, errorOf, onChange, hasPreview = true }: Props) {
  const { t } = useLabels();
  const names = messageNames(t);
  const text = (name: 'titles' | 'contents' | 'linkTitles', language: Language) => {
    const error = errorOf(name);
    return {
      // A text that is missing in every language is reported at the visible one.
      path: error ? name : `${name}.${language}`,
      error: error ?? errorOf(`${name}.${language}`),
      label: names[name],
      value: form[name][language],
      onChange: (typed: string) => onChange({ [name]: { ...form[name], [language]: typed } }),
    };
  };
  const isFaulty = (language: Language) =>
    errorOf(`titles.${language}`) !== undefined || errorOf(`contents.${language}`) !== undefined;
  return (
    <>
      <LanguageFields isWritten={isWrittenIn([form.titles, form.contents])} isFaulty={isFaulty}>
        {(language) => (
          <>
            <TextField
              {...text('titles', language)}
              rule={{ label: 'titles', maxLength: NAME_MAX }}
              counted={false}
            />
            <RichTextField {...text('contents', language)} max={TASK_TEXT_MAX} />
            {hasPreview && (
              <NoticePreview
                title={inLanguage(form.titles, language)}
                html={inLanguage(form.contents, language)}
                link={form.linkHref === '' ? '' : inLanguage(form.linkTitles, language)}
                date={form.fromDay}
                language={language}
              />
            )}
          </>
        )}
      </LanguageFields>
      <TextField
        path="linkHref"
        label={names.linkHref}
        hint={t('plan-link-hint')}
        value={form.linkHref}
        error={errorOf('linkHref')}
        onChange={(linkHref) =>
          onChange(linkHref === '' ? { linkHref, linkTitles: NEW_MESSAGE.linkTitles } : { linkHref })
        }
      />
      {form.linkHref !== '' && (
        <LanguageFields
          isWritten={isWrittenIn([form.linkTitles])}
          isFaulty={(language) => errorOf(`linkTitles.${language}`) !== undefined}
        >
          {(language) => (
            <TextField
              {...text('linkTitles', language)}
              rule={{ label: 'linkTitles', maxLength: NAME_MAX }}
              counted={false}
            />
          )}
        </LanguageFields>
      )}
    </>
  );
}
