import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { NoticesScreen } from '#ui/organiser/notices/notices-screen.tsx';

/** The messages of the fair to its exhibitors. */
const { generateMetadata, Page } = organiserPage(
  'messages',
  () => '/messages',
  async ({ caller, labels }) => {
    const plan = await currentUseCases().messagePlannerOf(caller).planMessages();
    return plan.isOk() ? <NoticesScreen plan={plan.value} /> : <DeskFailure labels={labels} />;
  },
);

export { generateMetadata, Page as default };
