// @vitest-environment jsdom
import type { Language } from '@fairdesk/core/shared';
import { expect, it } from 'vitest';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { htmlOf, plainData } from './render-page.tsx';
import { portalHtml } from './render-portal.tsx';

const RENDERINGS = [
  { componentName: 'RichText', uid: 'a', fields: { Text: { value: '<p>Own text</p>' } } },
  { componentName: 'TaskList', uid: 'b', fields: {} },
];

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const pageIn = async (language: Language, languages: readonly Language[]) => {
  const page = (await openLayout(layoutOf(RENDERINGS)))._unsafeUnwrap();
  return { ...page, heading: 'Own heading', language, languages };
};

const langOf = (document: Document, text: string) =>
  [...document.querySelectorAll('h1, p')]
    .find(({ textContent }) => textContent === text)
    ?.closest('[lang]')
    ?.getAttribute('lang');

it.each([
  ['tr', ['en'], 'en'],
  ['tr', ['en', 'tr'], undefined],
  ['nl', ['es', 'tr'], 'es'],
  ['nl', [], undefined],
] as const)('a page for %s in %j marks its own texts as %s', async (language, languages, expected) => {
  const page = await pageIn(language, languages);
  const data = { ...plainData, language, texts: messagesFor(language) };
  for (const html of [htmlOf(page, undefined, data), await portalHtml(page, data)]) {
    const document = parse(html);
    expect(langOf(document, 'Own heading')).toBe(expected);
    expect(langOf(document, 'Own text')).toBe(expected);
  }
});
