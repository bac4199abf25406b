import { NO_TEXTS, type StoredWord, type Texts } from '@fairdesk/core/organiser';
import { isLanguage, LANGUAGES } from '@fairdesk/core/shared';
import { stampContent } from '../../content/content-stamp.ts';
import type { Query } from '../../database/open-database.ts';
import { recordAudit } from '../../record-audit.ts';
import type { FairWriter } from '../fair-writer.ts';
import { siteOf } from '../site-of.ts';
import { storableText } from '../stored-texts.ts';

/** The words of a site, sorted by key. @param key only this one */
export const storedWords = async (
  query: Query,
  site: string,
  key?: string,
): Promise<readonly StoredWord[]> => {
  const all = query
    .selectFrom('dictionary')
    .select(['key', 'language', 'phrase'])
    .where('site', '=', site)
    .orderBy('key');
  const rows = await (key === undefined ? all : all.where('key', '=', key)).execute();
  const words = new Map<string, Texts>();
  for (const { key: each, language, phrase } of rows)
    if (isLanguage(language)) words.set(each, { ...(words.get(each) ?? NO_TEXTS), [language]: phrase });
  return [...words].map(([each, phrases]) => ({ key: each, phrases }));
};

/** Whether two texts are the same in every language. */
export const isSameWord = (one: Texts, other: Texts): boolean =>
  LANGUAGES.every((language) => one[language] === other[language]);

/**
 * Replaces the texts of a key in the fair's site, and records it; empty ones are deleted.
 *
 * @param check throws when the stored texts are not to be replaced
 */
export const saveWord = async (
  query: Query,
  { event, actor, now }: FairWriter,
  word: StoredWord,
  check: (stored: Texts) => void,
): Promise<StoredWord> => {
  const site = await siteOf(query, event);
  const key = storableText(word.key);
  const [stored] = await storedWords(query, site, key);
  const before = stored?.phrases ?? NO_TEXTS;
  check(before);
  const phrases: Texts = {
    en: storableText(word.phrases.en),
    nl: storableText(word.phrases.nl),
    es: storableText(word.phrases.es),
    tr: storableText(word.phrases.tr),
  };
  if (isSameWord(before, phrases)) return { key, phrases };
  await query.deleteFrom('dictionary').where('site', '=', site).where('key', '=', key).execute();
  const rows = LANGUAGES.map((language) => ({ site, language, key, phrase: phrases[language] }));
  const written = rows.filter(({ phrase }) => phrase !== '');
  if (written.length > 0) await query.insertInto('dictionary').values(written).execute();
  await recordAudit(
    query,
    {
      ...{ event, actor, action: 'words.save', subject: `word:${key}`, label: key },
      ...{ before: { phrases: before }, after: { phrases } },
    },
    now,
  );
  await stampContent(query);
  return { key, phrases };
};
