import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { ImportScreen } from '#ui/organiser/imports/import-screen.tsx';

/** The import of lists of exhibitors. */
const { generateMetadata, Page } = organiserPage(
  'import',
  () => '/import',
  async ({ caller, labels, event, to }) => {
    const history = await currentUseCases().importOfficeOf(caller).importHistory();
    if (history.isErr()) return <DeskFailure labels={labels} />;
    return <ImportScreen history={history.value} timeZone={event.timeZone} list={to('exhibitors')} />;
  },
  { isForAdmins: true },
);

export { generateMetadata, Page as default };
