import { fc, it as property } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PreviewBanner } from '#ui/navigation/preview-banner.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

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
        addressAs={() => ''}
        labels={labelsOf('en', messagesFor('en'))}
      />,
    );
    expect(html).toContain(`>${day}</time>`);
  });

  property.prop([fc.uniqueArray(fc.constantFrom('EXHIBITOR', 'PARTNER', 'PRESS'), { minLength: 1 })])(
    'links the same page for a visitor and for every type',
    (types) => {
      const html = renderToStaticMarkup(
        <PreviewBanner
          scope="website"
          expires="2026-12-05T23:30:00.000Z"
          timeZone="UTC"
          types={types}
          viewerType=""
          addressAs={(type) => `/tr/fair?for=${type}`}
          labels={labelsOf('tr', messagesFor('tr'))}
        />,
      );
      const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(hrefs).toEqual(['', ...types].map((type) => `/tr/fair?for=${type}`));
    },
  );
});
