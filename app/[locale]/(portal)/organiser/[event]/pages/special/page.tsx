import { LANGUAGES } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/server.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { SpecialPagesScreen } from '#ui/organiser/pages/special-pages-screen.tsx';

/** The error pages and dialogs of the fair's website. */
const { generateMetadata, Page } = organiserPage(
  'pages',
  () => '/pages/special',
  async ({ caller, labels, event, to }) => {
    const useCases = currentUseCases();
    const loaded = await ResultAsync.combine([
      useCases.pageOfficeOf(caller).pages(),
      useCases.websiteOfficeOf(caller).website(),
    ]);
    if (loaded.isErr()) return <DeskFailure labels={labels} />;
    const [entries, website] = loaded.value;
    const isUsed = (language: (typeof LANGUAGES)[number]) =>
      website.languages.includes(language) ||
      entries.some(({ translations }) => translations.some((each) => each.language === language));
    return (
      <SpecialPagesScreen
        entries={entries}
        languages={LANGUAGES.filter(isUsed)}
        timeZone={event.timeZone}
        list={to('pages')}
      />
    );
  },
  { isForEditors: true },
);

export { generateMetadata, Page as default };
