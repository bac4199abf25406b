import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { accessRequestMail } from '#adapters/platform/mail/access-request-mail.ts';
import { invitationMail } from '#adapters/platform/mail/invitation-mail.ts';
import { passwordResetMail } from '#adapters/platform/mail/password-reset-mail.ts';
import { avoidedIn } from '#tests/support/terms.ts';

const FAIR = 'adapters/platform/demo/fair';

/** Every text under a key of this language, at any depth. */
const textsUnder = (value: unknown, language: Language): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === language && typeof part === 'string' ? [part] : textsUnder(part, language),
  );
};

const inJson = (language: Language): readonly string[] =>
  globSync(`${FAIR}/{pages/**/,}*.json`).flatMap((file) =>
    textsUnder(JSON.parse(readFileSync(file, 'utf8')), language),
  );

/** Columns such as `title_nl`. */
const inTables = (language: Language): readonly string[] =>
  ['tasks', 'categories'].flatMap((table) => {
    const rows: readonly Record<string, string>[] = parse(readFileSync(`${FAIR}/${table}.csv`), {
      bom: true,
      columns: true,
      delimiter: ';',
    });
    return rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, text]) => (column.endsWith(`_${language}`) ? [text] : [])),
    );
  });

const inMails = (language: Language): readonly string[] => {
  const [link, eventName, organizationName] = ['https://fair.example/x', 'Aqua', 'Kas en Co'];
  const mails = [
    passwordResetMail(language, { fairs: [eventName], link }),
    invitationMail(language, { places: [{ eventName, organizationName }], link }),
    invitationMail(language, { places: [{ eventName, organizationName: '' }], link }),
    invitationMail(language, {
      places: [
        { eventName, organizationName },
        { eventName, organizationName: '' },
      ],
      link,
    }),
    accessRequestMail(language, { eventName, organizationName, fullName: 'Kees', email: 'kees@a.example' }),
  ];
  return mails.flatMap(({ subject, body }) => [subject, body]);
};

describe.each(LANGUAGES)('in %s', (language) => {
  it.each([
    ['the pages and messages of the demo', inJson, 400],
    ['the tasks and categories of the demo', inTables, 100],
    ['the mails', inMails, 8],
  ])('%s use the terms of the trade', (_, textsIn, atLeast) => {
    const texts = textsIn(language);
    expect(texts.length).toBeGreaterThanOrEqual(atLeast);
    expect([...new Set(texts.flatMap((text) => avoidedIn(language, text)))]).toEqual([]);
  });
});
