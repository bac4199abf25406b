import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { websitePages } from '#app/_organiser/website-pages.ts';
import { PagesScreen } from '#ui/organiser/pages/pages-screen.tsx';

/** The pages of the fair's website. */
const { generateMetadata, Page } = organiserPage(
  'pages',
  () => '/pages',
  async ({ caller, labels, event, to }) => {
    const loaded = await websitePages(caller);
    if (loaded.isErr()) return <DeskFailure labels={labels} />;
    return <PagesScreen {...loaded.value} timeZone={event.timeZone} list={to('pages')} />;
  },
  { isForEditors: true },
);

export { generateMetadata, Page as default };
