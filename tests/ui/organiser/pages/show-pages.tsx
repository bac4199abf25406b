import type { PageEntry, PageMark, PageTranslation } from '@fairdesk/core/editor';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import { PagesScreen } from '#ui/organiser/pages/pages-screen.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';

export const LIST = '/en/organiser/fairs/pages';

/** A translation that has this mark. */
const markedAs = (mark: PageMark): Omit<PageTranslation, 'language' | 'title'> => ({
  status: mark === 'unpublished' ? 'unpublished' : 'published',
  isChanged: mark !== 'published',
  updated: '2027-05-01T08:00:00.000Z',
  ...(mark === 'scheduled' && { publishAt: '2027-05-03T08:00:00.000Z' }),
});

/** A page with a mark for each language. */
export const pageOf = (
  path: string,
  title: string,
  marks: Readonly<Partial<Record<Language, PageMark>>> = { en: 'published' },
  isNeeded = false,
): PageEntry => ({
  path,
  isNeeded,
  translations: LANGUAGES.flatMap((language) => {
    const mark = marks[language];
    return mark === undefined ? [] : [{ language, title, ...markedAs(mark) }];
  }),
});

/** Shows the list of pages with the query of its address. */
export const showPages = (
  entries: readonly PageEntry[],
  query: Readonly<Record<string, string>> = {},
  organiser: Partial<OrganiserUseCases> = {},
  languages: readonly Language[] = LANGUAGES,
) => {
  const departure = { go: () => {}, ask: () => {}, guard: () => () => {} };
  return render(
    <MantineProvider env="test">
      <Notifications />
      <SearchParamsContext value={new URLSearchParams(query)}>
        <LabelsProvider language="en" messages={messagesFor('en')}>
          <UseCasesProvider value={{ departure } as unknown as UseCases}>
            <OrganiserProvider value={organiser as OrganiserUseCases}>
              <PagesScreen entries={entries} languages={languages} timeZone="Europe/Amsterdam" list={LIST} />
            </OrganiserProvider>
          </UseCasesProvider>
        </LabelsProvider>
      </SearchParamsContext>
    </MantineProvider>,
  );
};
