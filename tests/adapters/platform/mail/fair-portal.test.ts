import { LANGUAGES, type Language, splitPath } from '@fairdesk/core/shared';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { portalLinks } from '#adapters/platform/mail/fair-portal.ts';
import { letterMail, letterPage } from '#adapters/platform/mail/letter-mail.ts';

const anyLanguage = fc.constantFrom(...LANGUAGES);
const anyOffer = fc.shuffledSubarray([...LANGUAGES], { minLength: 1 });
const PUBLIC_URL = 'https://fair.example';

const inAll = (text: string) =>
  Object.fromEntries(LANGUAGES.map((each) => [each, text])) as Record<Language, string>;

/** The languages of the links to the fair in a text. */
const languagesIn = (text: string): readonly Language[] =>
  [...text.matchAll(/(?:https:\/\/fair\.example|href=")(\/[^\s"<>]*)/g)].map(
    ([, path = '']) => splitPath(path).language,
  );

const expected = (offered: readonly Language[], reader: Language) =>
  offered.includes(reader) ? reader : offered[0];

test.prop([anyOffer, anyLanguage, fc.constantFrom('', '/tasks', '/company-profile')])(
  'a link of a mail leads to the language of its reader, or to the first one of the fair, and to no other',
  (languages, reader, path) => {
    const link = portalLinks(`${PUBLIC_URL}/`, { folder: 'aqua', languages }, reader)(path, '?tab=news#top');
    const { origin, pathname, search, hash } = new URL(link);
    expect([origin, search, hash]).toEqual([PUBLIC_URL, '?tab=news', '#top']);
    expect(splitPath(pathname)).toMatchObject({
      language: expected(languages, reader),
      path: `/aqua${path}`,
    });
  },
);

test.prop([anyOffer, anyLanguage])(
  'all links of a mailing, in its text, below it and on the page, lead to a language of the fair',
  (languages, reader) => {
    const portal = { folder: 'aqua', languages };
    const texts = {
      titles: inAll('Build-up'),
      contents: inAll('<p>See <a href="/tasks">tasks</a> and <a href="/stand">stand</a></p>'),
      linkHref: '/practical-information',
      linkTitles: inAll('Read more'),
    };
    const values = { company: 'Noria Pumps', fair: 'Aqua' };
    const footer = { subject: '', body: '{portal}' };
    const mail = letterMail(texts, reader, { publicUrl: PUBLIC_URL, portal }, footer)(values as never);
    const page = letterPage(texts, reader, portal, values as never);
    expect(languagesIn(mail.body)).toEqual(Array(4).fill(expected(languages, reader)));
    expect(languagesIn(page.html)).toEqual(Array(2).fill(expected(languages, reader)));
  },
);
