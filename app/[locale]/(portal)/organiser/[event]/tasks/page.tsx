import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { TasksScreen } from '#ui/organiser/tasks/tasks-screen.tsx';

/** The tasks of the fair. */
const { generateMetadata, Page } = organiserPage(
  'tasks',
  () => '/tasks',
  async ({ caller, labels, to }) => {
    const plan = await currentUseCases().taskPlannerOf(caller).planTasks();
    return plan.isOk() ? (
      <TasksScreen plan={plan.value} address={to('tasks')} />
    ) : (
      <DeskFailure labels={labels} />
    );
  },
);

export { generateMetadata, Page as default };
