import { TaskCompanyFilterSchema } from '@fairdesk/core/organiser';
import { decodeAddress } from '@fairdesk/core/shared';
import { notFound } from 'next/navigation';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { TaskCompaniesScreen } from '#ui/organiser/task-companies-screen.tsx';

type Params = Readonly<Record<string, string>>;

/** Who has the task open, late or done. */
const { generateMetadata, Page } = organiserPage(
  'tasks',
  ({ code = '' }: Params) => `/tasks/${code}`,
  async ({ caller, labels, params: { code = '' }, query, to }) => {
    const filter = TaskCompanyFilterSchema.safeParse(query).data ?? {};
    const page = await currentUseCases().taskPlannerOf(caller).taskCompanies(decodeAddress(code), filter);
    if (page.isErr() && page.error.kind === 'not-found') notFound();
    if (page.isErr()) return <DeskFailure labels={labels} />;
    return (
      <TaskCompaniesScreen
        key={JSON.stringify(filter)}
        page={page.value}
        filter={filter}
        address={to(`tasks/${code}`)}
        tasks={to('tasks')}
        exhibitors={to('exhibitors')}
      />
    );
  },
);

export { generateMetadata, Page as default };
