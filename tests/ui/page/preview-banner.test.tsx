import { fc, it as property } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PreviewBanner } from '#ui/page/preview-banner.tsx';
import { messagesFor } from '#ui/shared/messages.ts';
import { labelsOf } from '#ui/shared/translate.ts';

describe('the banner of a preview', () => {
  it.each([
    ['Europe/Amsterdam', '06 December 2026'],
    ['America/Los_Angeles', '05 December 2026'],
    ['Pacific/Apia', '06 December 2026'],
  ])('shows until which day the link works in %s', (timeZone, day) => {
    const html = renderToStaticMarkup(
      <PreviewBanner
        scope="page"
        expires="2026-12-05T23:30:00.000Z"
        timeZone={timeZone}
        types={[]}
        viewerType=""
        search=""
        labels={labelsOf('en', messagesFor('en'))}
      />,
    );
    expect(html).toContain(`>${day}</time>`);
  });

  property.prop([
    fc.uniqueArray(fc.constantFrom('EXHIBITOR', 'PARTNER', 'PRESS'), { minLength: 1 }),
    fc.uniqueArray(
      fc.tuple(fc.constantFrom('q', 'hall', 'page', 'letter'), fc.string({ unit: 'grapheme', minLength: 1 })),
      { selector: ([name]) => name },
    ),
  ])('preserves the filters of a list in every choice', (types, filters) => {
    const search = filters.length > 0 ? `?${new URLSearchParams(filters)}` : '';
    const html = renderToStaticMarkup(
      <PreviewBanner
        scope="website"
        expires="2026-12-05T23:30:00.000Z"
        timeZone="UTC"
        types={types}
        viewerType=""
        search={search}
        labels={labelsOf('tr', messagesFor('tr'))}
      />,
    );
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    const choices = hrefs.map((href) => [...new URLSearchParams(href)]);
    expect(choices).toEqual(['', ...types].map((type) => [...filters, ['as', type]]));
  });
});
