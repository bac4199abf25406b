import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { ApprovalsScreen } from '#ui/organiser/approvals/approvals-screen.tsx';

/** What waits for the approval of the organiser. */
const { generateMetadata, Page } = organiserPage(
  'approvals',
  () => '/approvals',
  async ({ caller, labels, event, canManage, to }) => {
    const list = await currentUseCases().approvalDeskOf(caller).listWaiting();
    return list.isOk() ? (
      <ApprovalsScreen
        list={list.value}
        timeZone={event.timeZone}
        rulesPath={canManage ? to('settings/profiles') : undefined}
      />
    ) : (
      <DeskFailure labels={labels} />
    );
  },
);

export { generateMetadata, Page as default };
