import { LANGUAGES } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';
import { pageTitle } from '#ui/organiser/pages/page-title.ts';
import { pageOf } from './show-pages.tsx';

describe('pageTitle', () => {
  it.each(LANGUAGES)('says in %s what a page of many displays, in place of an asterisk', (language) => {
    const titles = ['/exhibitors/,-w-,', '/news/tag/,-w-,'].map((path) =>
      pageTitle(pageOf(path, '*'), language),
    );
    expect(new Set(titles).size).toBe(2);
    for (const title of titles) expect(title).toMatch(/^\p{Lu}[^*]+$/u);
  });

  it('has the path where it cannot say more', () => {
    expect(pageTitle(pageOf('/events/,-w-,', '*'), 'en')).toBe('/events/*');
  });

  it('keeps the title that an editor gave the page', () => {
    expect(pageTitle(pageOf('/exhibitors/,-w-,', 'Company'), 'en')).toBe('Company');
    expect(pageTitle(pageOf('/visit', '*'), 'en')).toBe('*');
  });
});
