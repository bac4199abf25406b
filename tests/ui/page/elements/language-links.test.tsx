// @vitest-environment jsdom
import { LANGUAGE_NAMES, LANGUAGES, localPath } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { defineElements } from '#ui/page/elements/index.ts';
import { languageOffer } from '#ui/page/elements/language-offer.ts';
import { LanguageSwitch } from '#ui/shared/texts/language-switch.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

defineElements();

const text = fc.stringMatching(/^[a-z0-9 &#?%]{0,8}$/);

describe('the language links of a page for signed-out users', () => {
  it.prop([text, fc.stringMatching(/^[a-z0-9 &#?%]{1,8}$/)])(
    'lead to the same place with the query that the server has written',
    (search, place) => {
      const query = search === '' ? '' : `?${new URLSearchParams({ 'return-to': search })}`;
      const fragment = `#${encodeURIComponent(place)}`;
      render(<a href={`/nl/aqua/tasks${query}`}>Nederlands</a>);
      window.history.pushState(null, '', `/aqua/tasks?sign-in=login-failed${fragment}`);
      const link = screen.getByText<HTMLAnchorElement>('Nederlands');
      const controller = new AbortController();
      languageOffer(link.parentElement ?? expect.fail('No parent'), controller.signal);
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link);
      expect([link.pathname, link.search, link.hash]).toEqual(['/nl/aqua/tasks', query, fragment]);
      controller.abort();
      cleanup();
    },
  );
});

describe('language-links', () => {
  it.prop([fc.constantFrom(...LANGUAGES), fc.constantFrom(...LANGUAGES), text, text])(
    'lead to the same search, tab or item, even one that was opened since the page was loaded',
    (language, other, search, place) => {
      fc.pre(language !== other);
      const query = search === '' ? '' : `?${new URLSearchParams({ q: search })}`;
      const fragment = place === '' ? '' : `#${encodeURIComponent(place)}`;
      render(
        <LanguageSwitch
          labels={labelsOf(language, messagesFor(language, {}))}
          languages={LANGUAGES.map((each) => ({
            language: each,
            href: localPath({ language: each, path: '/aqua/search' }),
          }))}
        />,
      );
      window.history.pushState(null, '', `/aqua/search${query}${fragment}`);
      const link = screen.getByText<HTMLAnchorElement>(LANGUAGE_NAMES[other], { selector: 'a' });
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link);
      const { pathname, search: sent, hash } = new URL(link.href);
      expect(pathname).toBe(localPath({ language: other, path: '/aqua/search' }));
      expect([sent, hash]).toEqual([query, fragment]);
      cleanup();
    },
  );

  it.prop([fc.subarray(['q=pump', 'tags=water%2Cpumps', 'page=2', 'b=tags%3D1', 'empty=']), fc.boolean()])(
    'leave out the tags of news, which are others in each language, and keep the rest as it is',
    (parts, isTagFirst) => {
      const rest = parts.filter((part) => !part.startsWith('tags'));
      const query = (isTagFirst ? parts : parts.toReversed()).join('&');
      const left = (isTagFirst ? rest : rest.toReversed()).join('&');
      render(
        <LanguageSwitch
          labels={labelsOf('en', messagesFor('en', {}))}
          languages={LANGUAGES.map((language) => ({
            language,
            href: localPath({ language, path: '/aqua/news' }),
          }))}
        />,
      );
      window.history.pushState(null, '', `/aqua/news${query && `?${query}`}`);
      const link = screen.getByText<HTMLAnchorElement>(LANGUAGE_NAMES.nl, { selector: 'a' });
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link);
      expect(link.search).toBe(left && `?${left}`);
      cleanup();
    },
  );
});
