import { alternateLinks, linkItems, pageVariantId, VIEW_CHANNEL, VIEW_CURRENCY } from '@fairdesk/core/page';
import { LANGUAGES, splitPath } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('what a page view records', () => {
  it('has the channel and the currency of the specification', () => {
    expect([VIEW_CHANNEL, VIEW_CURRENCY]).toEqual(['WEB', 'USD']);
  });
});

describe('pageVariantId', () => {
  it('names the page, its language and its variant', () => {
    const page = { itemId: '{54E08860-21CF-7D10-E2DC-698414D95939}', language: 'en', variant: '', scope: '' };
    expect(pageVariantId(page)).toBe('54e0886021cf7d10e2dc698414d95939_en_default');
    expect(pageVariantId({ ...page, language: 'nl-NL', variant: 'Press', scope: 'Aqua' })).toBe(
      'aqua_54e0886021cf7d10e2dc698414d95939_nl_nl_press',
    );
  });

  it.prop([fc.uuid()])('is the same for every spelling of the id', (itemId) => {
    const named = (id: string) => pageVariantId({ itemId: id, language: 'tr', variant: '', scope: '' });
    expect(named(`{${itemId.toUpperCase()}}`)).toBe(named(itemId.replaceAll('-', '')));
  });
});

describe('linkItems', () => {
  const anyItem = fc.record({
    templateId: fc.uuid(),
    templateName: fc.constantFrom('Link', 'Page Data', 'PageData'),
  });

  it.prop([fc.array(anyItem), fc.uuid()])(
    'leaves out page data and the excluded template, in any spelling of its id',
    (items, skipped) => {
      const given = [...items, { templateId: skipped, templateName: 'Link' }];
      const links = linkItems(given, `{${skipped.toUpperCase()}}`);
      expect(links).toEqual(
        given.filter(({ templateId, templateName }) => templateName === 'Link' && templateId !== skipped),
      );
      expect(linkItems([{ templateId: '', templateName: 'Link' }], '')).toHaveLength(1);
    },
  );
});

describe('alternateLinks', () => {
  const anyPath = fc.array(fc.stringMatching(/^[a-z0-9]{3,9}$/)).map((segments) => `/${segments.join('/')}`);

  it.prop([anyPath, fc.shuffledSubarray([...LANGUAGES])])(
    'names each language once, and English as the default',
    (path, languages) => {
      const links = alternateLinks('https://fair.example', path, [...languages, ...languages]);
      const own = links.filter(({ hreflang }) => hreflang !== 'x-default');
      expect(own.map(({ href }) => splitPath(new URL(href).pathname))).toEqual(
        languages.map((language) => ({ language, path })),
      );
      const fallback = links.find(({ hreflang }) => hreflang === 'x-default')?.href;
      expect(fallback).toBe((own.find(({ hreflang }) => hreflang === 'en') ?? own[0])?.href);
    },
  );
});
