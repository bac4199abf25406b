// @vitest-environment jsdom
import { exhibitorLogoCount } from '@fairdesk/core/page';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';
import type { FairData } from '#ui/page/fair-data.ts';
import { SiteLayout } from '#ui/page/site-layout.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { plainData } from './render-page.tsx';

const field = (value: unknown) => ({ value });

const mainOf = async (rendering: object, fair: Partial<FairData> = {}, language: Language = 'en') => {
  const page = (await openLayout(layoutOf([{ uid: 'u', ...rendering }])))._unsafeUnwrap();
  const data = {
    ...{ ...plainData, language, texts: messagesFor(language) },
    fair: { listAddress: '/', ...fair },
  };
  const stream = await renderToReadableStream(<SiteLayout page={page} data={data} />);
  const main = new DOMParser()
    .parseFromString(await new Response(stream).text(), 'text/html')
    .querySelector('main');
  return main ?? expect.fail('No main part');
};

const company = (slug: string) => ({
  ...{ slug, name: `Company ${slug}`, logoUrl: `/media/${slug}.png`, shortDescription: '' },
  ...{ stands: [], halls: [], categories: [] },
});

describe('the opening of a fair', () => {
  it('has both ways in', async () => {
    const main = await mainOf({
      componentName: 'FairOpening',
      fields: {
        Title: field('Clearwater'),
        Link: field({ href: '/tickets', text: 'Get a ticket' }),
        SecondLink: field({ href: '/exhibit', text: 'Exhibit' }),
      },
    });
    expect([...main.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Get a ticket',
      'Exhibit',
    ]);
  });
});

describe('figures', () => {
  it('name each number, and leave out an item without one', async () => {
    const item = (value: string, label: string) => ({ fields: { Value: field(value), Label: field(label) } });
    const main = await mainOf({
      componentName: 'Figures',
      fields: { Items: [item('400', 'companies'), item('', 'nothing')] },
    });
    const [pair, ...others] = main.querySelectorAll('dl > div');
    expect(others).toHaveLength(0);
    expect(pair?.querySelector('dt')?.textContent).toBe('companies');
    expect(pair?.querySelector('dd')?.textContent).toBe('400');
  });
});

describe('a row of logos', () => {
  it('names a link by the alternative text of its logo, else by its own text', async () => {
    const item = (alt: string) => ({
      fields: {
        Image: field({ src: `/media/${alt || 'none'}.png`, alt, width: 100, height: 40 }),
        Link: field({ href: 'https://partner.example', text: 'Partner' }),
      },
    });
    const main = await mainOf({
      componentName: 'LogoRow',
      fields: { Items: [item('Merwe Halls'), item('')] },
    });
    expect([...main.querySelectorAll('a img')].map((image) => image.getAttribute('alt'))).toEqual([
      'Merwe Halls',
      'Partner',
    ]);
  });
});

describe('exhibitors by logo', () => {
  const rendering = { componentName: 'ExhibitorLogos', fields: { Title: field('Who is there') } };

  it.each(LANGUAGES)('link to the page of each company, in %s', async (language) => {
    const main = await mainOf(
      {
        ...rendering,
        fields: { ...rendering.fields, Link: field({ href: '/companies?hall=8', text: 'All' }) },
      },
      { exhibitorLogos: { u: [company('noria'), company('a b')] } },
      language,
    );
    const addresses = [...main.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    expect(addresses.map((address) => address?.split('/').at(-1))).toEqual(['noria', 'a%20b']);
    for (const address of addresses) expect(address).toContain('/companies/');
  });

  it.each([[], 'unavailable'] as const)('show nothing without a company: %j', async (companies) => {
    const main = await mainOf(rendering, { exhibitorLogos: { u: companies } });
    expect(main.textContent).not.toContain('Who is there');
  });

  it.prop([fc.string()])('are never none nor too many, whatever an editor enters', (limit) => {
    const count = exhibitorLogoCount(limit);
    expect(Number.isInteger(count) && count >= 1 && count <= 36).toBe(true);
  });
});
