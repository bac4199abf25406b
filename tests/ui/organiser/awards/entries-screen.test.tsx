// @vitest-environment jsdom
import { eventIdOf } from '@fairdesk/core/shared';
import { cleanup, render, screen } from '@testing-library/react';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import { afterEach, describe, expect, it } from 'vitest';
import { EntriesScreen } from '#ui/organiser/awards/entries-screen.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

const AWARD = { code: 'innovation', titles: { en: 'Innovation Award', nl: '', es: '', tr: '' } };

describe('EntriesScreen', () => {
  afterEach(cleanup);

  it('says once that an award has no entries, and searches within the award and the state', () => {
    render(
      <SearchParamsContext value={new URLSearchParams()}>
        <LabelsProvider language="en" messages={messagesFor('en')}>
          <OrganiserProvider value={{} as OrganiserUseCases}>
            <EntriesScreen
              page={{ timeZone: 'UTC', counts: { draft: 0, submitted: 0 }, items: [], total: 0 }}
              filter={{ state: 'draft' }}
              award={AWARD}
              awards={[AWARD]}
              event={eventIdOf('101') ?? expect.fail('No id')}
              steps={[]}
              canExport
              address="/en/organiser/clearwater/entries"
            />
          </OrganiserProvider>
        </LabelsProvider>
      </SearchParamsContext>,
    );
    expect(screen.queryByText('0 entries')).toBeNull();
    const field = screen.getByRole('searchbox', { name: 'Product or company' });
    const form = field.closest('form') ?? expect.fail('No form');
    expect(Object.fromEntries(new FormData(form))).toEqual({
      award: 'innovation',
      state: 'draft',
      search: '',
    });
  });
});
