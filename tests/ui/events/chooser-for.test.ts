import { queryString } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { chooserFor } from '#ui/events/chooser-for.ts';
import { requestedPage } from '#ui/events/requested-page.ts';

const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });

describe('chooserFor', () => {
  it.prop([id])('always leads back to the page and its item', (item) => {
    const page = `/nl/aqua/company-profile?${queryString({ tab: 'news', id: item })}`;
    const chooser = new URL(chooserFor('/nl/events/101', page), 'https://fair.example');
    expect(chooser.pathname).toBe('/nl/events/101');
    expect(requestedPage(chooser.searchParams.get('to') ?? '', '/nl/aqua/dashboard')).toBe(page);
  });
});
