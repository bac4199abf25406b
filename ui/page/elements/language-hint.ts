import { consentIn, LANGUAGE_COOKIE, LANGUAGE_DAYS, type Language } from '@fairdesk/core/shared';
import { setCookie } from '../../shared/set-cookie.ts';
import { queryInOtherLanguages } from '../../shared/texts/query-in-other-languages.ts';
import type { Enliven } from './enliven.ts';

interface Texts {
  readonly name: string;
  readonly text: string;
  readonly accept: string;
  readonly stay: string;
}

/** Each in the language that it offers. */
const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    name: 'Language',
    text: 'This page is also available in English.',
    accept: 'Read in English',
    stay: 'No, thanks',
  },
  nl: {
    name: 'Taal',
    text: 'Deze pagina is er ook in het Nederlands.',
    accept: 'Lezen in het Nederlands',
    stay: 'Nee, bedankt',
  },
  es: {
    name: 'Idioma',
    text: 'Esta página también está en español.',
    accept: 'Leer en español',
    stay: 'No, gracias',
  },
  tr: {
    name: 'Dil',
    text: 'Bu sayfanın Türkçesi de var.',
    accept: 'Türkçe oku',
    stay: 'Hayır, teşekkürler',
  },
};

/**
 * Offers the page in the language of a link, until the visitor accepts or stays; the question about analytics comes
 * first. None in a frame, where editors see the page, and in old browsers, which cannot style it.
 */
export const languageHint: Enliven = (link, signal) => {
  if (!(link instanceof HTMLAnchorElement) || window !== window.top || !document.adoptedStyleSheets) return;
  const isAsking = document.querySelector('consent-notice') && consentIn(document.cookie) === undefined;
  if (!isAsking) show(link, signal);
  else document.addEventListener('fairdesk:consent', () => show(link, signal), { once: true, signal });
};

const show = (link: HTMLAnchorElement, signal: AbortSignal): void => {
  const { name, text, accept, stay } = TEXTS[link.hreflang as Language];
  const hint = document.createElement('aside');
  hint.lang = link.hreflang;
  hint.ariaLabel = name;
  hint.dataset.print = 'hide';
  const sentence = document.createElement('p');
  sentence.textContent = text;
  const yes = document.createElement('a');
  yes.textContent = accept;
  yes.hreflang = link.hreflang;
  yes.href = link.href;
  const no = document.createElement('button');
  no.type = 'button';
  no.textContent = stay;
  const own = hint.attachShadow({ mode: 'open' });
  own.adoptedStyleSheets = [sheetOf(HINT)];
  own.append(sentence, yes, no);

  const below = sheetOf(PAGE);
  const remove = (): void => {
    hint.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== below);
  };
  const decide = (language: string): void => setCookie(LANGUAGE_COOKIE, LANGUAGE_DAYS, language);
  yes.addEventListener('click', () => {
    decide(link.hreflang);
    yes.search = queryInOtherLanguages(window.location.search);
    yes.hash = window.location.hash;
  });
  no.addEventListener('click', () => {
    decide(document.documentElement.lang);
    remove();
    link
      .closest('[popover]')
      ?.parentElement?.querySelector<HTMLElement>('button[popovertarget]')
      ?.focus({ preventScroll: true });
  });
  signal.addEventListener('abort', remove, { once: true });
  document.adoptedStyleSheets.push(below);
  // Early in the order of reading, after the link that skips the header.
  (document.querySelector('header') ?? document.body.lastElementChild)?.before(hint);
};

/** The policy of the page allows no inline styles, and these are for few visitors: no file that others load has them. */
const sheetOf = (rules: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
};

const HINT = `
:host {
  position: fixed;
  inset-block-end: var(--space-2);
  inset-inline: var(--space-2);
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  max-width: max-content;
  padding: 0.375rem var(--space-2);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-large);
  background: var(--surface);
  box-shadow: var(--float);
  color: var(--ink);
  font-size: var(--text-body);
}
p {
  margin: 0.25rem 0 0;
}
@media (width >= 40rem) {
  p {
    margin: 0;
  }
}
a, button {
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  padding: 0.5rem 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--accent);
  font: inherit;
  font-weight: var(--strong);
  text-decoration: none;
  cursor: pointer;
}
button {
  color: var(--ink-soft);
}
:is(a, button):hover {
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
:is(a, button):focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
}
`;

/** Keeps what has the focus visible above the hint; on a phone the page scrolls on beneath it. */
const PAGE = `
:root {
  scroll-padding-block-end: 14rem;
}
@media (width < 40rem) {
  body {
    padding-block-end: 14rem;
  }
}
`;
