import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { websitePages } from '#app/_organiser/website-pages.ts';
import { SpecialPagesScreen } from '#ui/organiser/pages/special-pages-screen.tsx';

/** The error pages and dialogs of the fair's website. */
const { generateMetadata, Page } = organiserPage(
  'pages',
  () => '/pages/special',
  async ({ caller, labels, event, to }) => {
    const loaded = await websitePages(caller);
    if (loaded.isErr()) return <DeskFailure labels={labels} />;
    return <SpecialPagesScreen {...loaded.value} timeZone={event.timeZone} list={to('pages')} />;
  },
  { isForEditors: true },
);

export { generateMetadata, Page as default };
