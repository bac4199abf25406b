// @vitest-environment jsdom
import { LANGUAGES } from '@fairdesk/core/shared';
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchView } from '#ui/page/blocks/search-block.tsx';
import type { SearchData } from '#ui/page/fair-data.ts';
import { messagesFor } from '#ui/shared/messages.ts';
import { labelsOf } from '#ui/shared/translate.ts';

const block = { kind: 'search', uid: 'a', scopeId: '' } as const;

const show = (outcome: SearchData['outcome'], state: 'normal' | 'edit', language = LANGUAGES[0]) => {
  const labels = labelsOf(language, messagesFor(language));
  const search = { address: '/search', text: 'oven', page: 1, outcome };
  const page = { labels, state, fair: { listAddress: '', search } } as Parameters<
    typeof SearchView
  >[0]['page'];
  return render(<SearchView block={block} page={page} />).container;
};

it('hides the box from visitors until search is configured, and displays a notice to editors', () => {
  for (const gap of ['no-scope', 'no-source'] as const) {
    expect(show(gap, 'normal').querySelector('form')).toBeNull();
    expect(show(gap, 'edit').textContent).toContain('Visitors do not see the search box');
    expect(screen.getByRole('searchbox')).toBeTruthy();
    cleanup();
  }
});

it('keeps the query in the box, whatever the outcome', () => {
  for (const outcome of [
    'throttled',
    'unavailable',
    { results: [], total: 0, offset: 0, source: '' },
  ] as const) {
    const view = within(show(outcome, 'normal'));
    expect(view.getByRole<HTMLInputElement>('searchbox').value).toBe('oven');
    expect(view.getByRole('status').textContent).not.toBe('');
    cleanup();
  }
});
