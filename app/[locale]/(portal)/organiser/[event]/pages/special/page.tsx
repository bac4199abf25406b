import { ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { websitePages } from '#app/_organiser/website-pages.ts';
import { SpecialPagesScreen } from '#ui/organiser/pages/special-pages-screen.tsx';

/** The error pages and dialogs of the fair's website. */
const { generateMetadata, Page } = organiserPage(
  'pages',
  () => '/pages/special',
  async ({ caller, labels, event, to }) => {
    const loaded = await ResultAsync.combine([
      websitePages(caller),
      currentUseCases().pageOfficeOf(caller).placedDialogs(),
    ]);
    if (loaded.isErr()) return <DeskFailure labels={labels} />;
    const [website, placed] = loaded.value;
    return <SpecialPagesScreen {...website} placed={placed} timeZone={event.timeZone} list={to('pages')} />;
  },
  { isForEditors: true, nameOf: ({ labels: { t } }) => t('pages-special') },
);

export { generateMetadata, Page as default };
