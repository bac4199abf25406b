import { EDITING_TEXTS } from '@fairdesk/core/page';
import { LANGUAGES } from '@fairdesk/core/shared';
import { expect, it } from 'vitest';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const PLACES = { component: 'Map', year: '2023', brand: 'Aqua', city: 'Amsterdam' };

const TEXTS = [
  ['not-found-title', '404: NotFound'],
  ['not-found-heading', 'Page not found'],
  ['not-found-text', 'This page does not exist.'],
  ['not-found-home', 'Go to the Home page'],
  ['search-placeholder', 'Search...'],
  ['footer-copyright', '2023 © Aqua Amsterdam. All rights reserved.'],
  ['frame-missing', 'Unable to display content. No source link found for this IFrame'],
  ['block-problem', 'There was a problem loading in Map component.'],
  ['feed-failed', 'Error fetching data RSS feed.'],
  ['feed-empty', 'No items to display.'],
  ['feed-loading', 'Loading...'],
] as const;

/** Source: site spec §2 "Not-found page", "Search", "Footer", §5, §8. */
it.each(TEXTS)(
  '%s is as the specification of the website says, and has words of its own elsewhere',
  (key, text) => {
    const inLanguage = LANGUAGES.map((language) =>
      labelsOf(language, messagesFor(language)).say(key, PLACES),
    );
    expect(inLanguage[0]).toBe(text);
    expect(inLanguage.filter((each) => each === text || each === key || each === '')).toEqual([text]);
  },
);

/** Source: site spec §2 "Not-found page", whose title is the number and the name of the page. */
it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the title of a missing page is its number and its heading, as in English: %s',
  (language) => {
    const { t } = labelsOf(language, messagesFor(language));
    expect(t('not-found-title')).toBe(`404: ${t('not-found-heading').toLocaleLowerCase(language)}`);
  },
);

/** Source: site spec §2 "Structured-data block", §5. */
it('shows editors what the specification of the website says', () => {
  expect(EDITING_TEXTS).toEqual({
    noDataSource: 'No data source selected for this component',
    noText: '[No text in field]',
    structuredData:
      'Structured Data is only visible in the page editor. You will not see this component on the live website.',
  });
});
