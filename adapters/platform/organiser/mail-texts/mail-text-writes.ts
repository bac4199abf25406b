import { hasMailSubject, type MailKind, type MailTextForm, type Texts } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { stampContent } from '../../content/content-stamp.ts';
import type { Query } from '../../database/open-database.ts';
import { builtInTemplate, mailTextKey } from '../../mail/mail-templates.ts';
import { recordAudit } from '../../record-audit.ts';
import type { FairWriter } from '../fair-writer.ts';
import { siteOf } from '../site-of.ts';
import { storableText } from '../stored-texts.ts';
import { isSameWord } from '../words/word-writes.ts';

/** The stored texts of a mail, with the built-in ones. */
export const storedMailText = async (query: Query, event: string, kind: MailKind) => ({
  kind,
  ...(await storedForm(query, await siteOf(query, event), kind)),
  builtIn: {
    subject: inEachLanguage((language) => builtInTemplate(kind, language).subject),
    body: inEachLanguage((language) => builtInTemplate(kind, language).body),
  },
});

/** Whether two mails have the same texts. */
export const isSameMailText = (one: MailTextForm, other: MailTextForm): boolean =>
  PARTS.every((part) => isSameWord(one[part], other[part]));

const PARTS = ['subject', 'body'] as const;

/**
 * Replaces the texts of a mail, and records it; one that is as the built-in text is not stored.
 *
 * @param check throws when the stored texts are not to be replaced
 */
export const saveMailText = async (
  query: Query,
  { event, actor, now }: FairWriter,
  kind: MailKind,
  form: MailTextForm,
  check: (stored: MailTextForm) => void,
) => {
  const site = await siteOf(query, event);
  const before = await storedForm(query, site, kind);
  check(before);
  const after = cleanForm(kind, form);
  if (!isSameMailText(before, after)) {
    for (const part of PARTS) await replace(query, site, mailTextKey(kind, part), after[part]);
    const values = {
      ...{ event, actor, action: 'mail-text.save' },
      ...{ subject: `mail-text:${kind}`, label: labelOf(kind) },
    };
    await recordAudit(query, { ...values, before: recorded(before), after: recorded(after) }, now);
    await stampContent(query);
  }
  return storedMailText(query, event, kind);
};

const labelOf = (kind: MailKind): string => builtInTemplate(kind, 'en').subject || kind;

const recorded = ({ subject, body }: MailTextForm) => ({ subject, body });

const storedForm = async (query: Query, site: string, kind: MailKind): Promise<MailTextForm> => {
  const keys = PARTS.map((part) => mailTextKey(kind, part));
  const rows = await query
    .selectFrom('dictionary')
    .select(['key', 'language', 'phrase'])
    .where('site', '=', site)
    .where('key', 'in', keys)
    .execute();
  const textsOf = (key: string | undefined): Texts =>
    inEachLanguage(
      (language) => rows.find((row) => row.key === key && row.language === language)?.phrase ?? '',
    );
  return { subject: textsOf(keys[0]), body: textsOf(keys[1]) };
};

const cleanForm = (kind: MailKind, { subject, body }: MailTextForm): MailTextForm => ({
  subject: inEachLanguage((language) =>
    hasMailSubject(kind) ? own(subject[language], builtInTemplate(kind, language).subject) : '',
  ),
  body: inEachLanguage((language) =>
    own(body[language].replaceAll(/\r\n?/g, '\n'), builtInTemplate(kind, language).body),
  ),
});

const own = (text: string, builtIn: string): string => {
  const clean = storableText(text);
  return clean === storableText(builtIn) ? '' : clean;
};

const inEachLanguage = (textOf: (language: (typeof LANGUAGES)[number]) => string): Texts => ({
  en: textOf('en'),
  nl: textOf('nl'),
  es: textOf('es'),
  tr: textOf('tr'),
});

const replace = async (query: Query, site: string, key: string, texts: Texts): Promise<void> => {
  await query.deleteFrom('dictionary').where('site', '=', site).where('key', '=', key).execute();
  const rows = LANGUAGES.map((language) => ({ site, language, key, phrase: texts[language] }));
  const written = rows.filter(({ phrase }) => phrase !== '');
  if (written.length > 0) await query.insertInto('dictionary').values(written).execute();
};
