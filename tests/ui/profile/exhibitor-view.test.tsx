import type { PublicProfile } from '@fairdesk/core/profile';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { anyPublicProfile } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { ExhibitorView } from '#ui/profile/exhibitor-view.tsx';
import { hallsText, standsText } from '#ui/profile/place-texts.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const labelsIn = (language: Language) => labelsOf(language, messagesFor(language));
const markup = (profile: PublicProfile, language: Language = 'en') =>
  renderToStaticMarkup(
    <ExhibitorView profile={profile} list="/aqua/exhibitors" labels={labelsIn(language)} />,
  );
const [base] = fc.sample(anyPublicProfile(), { numRuns: 1, seed: 1 }) as [PublicProfile];

describe('the page of a company', () => {
  it.prop([anyPublicProfile(), fc.constantFrom(...LANGUAGES)])(
    'names the kind of each link',
    (profile, language) => {
      const { t } = labelsIn(language);
      const html = markup(profile, language);
      for (const { type } of profile.uris) expect(html).toContain(`>${t(`uri-${type}`)}</a>`);
    },
  );

  it('distinguishes two links to one host', () => {
    const url = 'https://noria.example/a';
    const html = markup({
      ...base,
      uris: [
        { type: 'WEBSITE', url },
        { type: 'EMAIL_NEWSLETTER', url },
      ],
    });
    expect(html).toContain('>Website</a>');
    expect(html).toContain('>Newsletter sign-up page</a>');
  });

  it('labels the company type apart from the categories', () => {
    const html = markup({ ...base, companyType: 'Manufacturer', categories: [] });
    expect(html).toContain('<h2>Company type</h2>Manufacturer');
    expect(html).not.toContain('Found under');
  });
});

describe('the videos of a company', () => {
  const video = {
    ...({ id: 'v1', type: 'YOUTUBE', videoId: 'aqz-KE-bpKQ' } as const),
    ...{ description: '', sortIndex: 1 },
  };
  const videosOf = (title: string) => markup({ ...base, products: [], videos: [{ ...video, title }] });

  it('invite to watch one without a title, whose stored title is its id', () => {
    expect(videosOf('aqz-KE-bpKQ')).toContain('>Watch on YouTube</a></li>');
    expect(videosOf('aqz-KE-bpKQ')).not.toContain('>aqz-KE-bpKQ<');
  });

  it('have their own title with the place below', () => {
    expect(videosOf('A day at the mill')).toContain('>A day at the mill</a><span>Watch on YouTube</span>');
  });
});

describe('the descriptions of a company', () => {
  it('are marked with their language where they are not in that of the page', () => {
    const texts = { ...base, shortDescription: 'Pumps', longDescription: 'Quiet pumps' };
    const html = markup({ ...texts, languages: { longDescription: 'en' } }, 'tr');
    expect(html).toContain('lang="en">Quiet pumps</p>');
    expect(html).toContain('dir="auto">Pumps</p>');
    expect(markup({ ...texts, languages: { shortDescription: 'en' } }, 'tr')).toContain(
      'lang="en">Pumps</p>',
    );
  });
});

describe('the place of a company', () => {
  it.each([
    ['en', 'Halls 8, 10', 'Hall 8'],
    ['nl', 'Hallen 8, 10', 'Hal 8'],
    ['es', 'Pabellones 8, 10', 'Pabellón 8'],
    ['tr', 'Salonlar 8, 10', 'Salon 8'],
  ] as const)('names one hall or several in natural order: %s', (language, several, one) => {
    expect(hallsText(['10', '8'], labelsIn(language))).toBe(several);
    expect(hallsText(['8'], labelsIn(language))).toBe(one);
  });

  it('names stands in natural order', () => {
    expect(standsText(['10.A1', '8.B12', '8.B2'], labelsIn('en'))).toBe('Stands 8.B2, 8.B12, 10.A1');
  });
});
