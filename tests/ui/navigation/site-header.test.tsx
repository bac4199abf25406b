import { describe, expect, it } from 'vitest';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';
import { htmlOf, plainData } from '../page/render-page.tsx';

describe('the logo of a site whose header has none', () => {
  it.each([
    ['the site', { ...plainData.addresses, site: '/nl/aqua', home: '/nl/aqua/dashboard' }, '/nl/aqua'],
    ['the home page of the portal outside of a site', { ...plainData.addresses, home: '/nl' }, '/nl'],
  ])('leads to %s', async (_, addresses, href) => {
    const page = (await openLayout(layoutOf([])))._unsafeUnwrap();
    const site = { brandColour: '', logo: { src: '/logo.png', alt: 'Aqua' } };
    const html = htmlOf(page, undefined, { ...plainData, site, addresses });
    const logo = new DOMParser().parseFromString(html, 'text/html').querySelector('header img[alt="Aqua"]');
    expect(logo?.closest('a')?.getAttribute('href')).toBe(href);
  });
});
