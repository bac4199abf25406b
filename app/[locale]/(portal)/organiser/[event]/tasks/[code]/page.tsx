import { type TaskCompanyFilter, TaskCompanyFilterSchema } from '@fairdesk/core/organiser';
import { decodeAddress, type EventId, inLanguage } from '@fairdesk/core/shared';
import { cache } from 'react';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { TaskCompaniesScreen } from '#ui/organiser/tasks/task-companies-screen.tsx';

type Params = Readonly<Record<string, string>>;

/** Read once for the page and its title. */
const companiesOf = cache((event: EventId, actor: string, code: string, filter: string) =>
  currentUseCases()
    .taskPlannerOf({ event, actor })
    .taskCompanies(decodeAddress(code), JSON.parse(filter) as TaskCompanyFilter),
);

const filterIn = (query: Params): TaskCompanyFilter => TaskCompanyFilterSchema.safeParse(query).data ?? {};

/** Who has the task open, late or done. */
const { generateMetadata, Page } = organiserPage(
  'tasks',
  ({ code = '' }: Params) => `/tasks/${code}`,
  async ({ caller, labels, params: { code = '' }, query, to }) => {
    const filter = filterIn(query);
    const page = await companiesOf(caller.event, caller.actor, code, JSON.stringify(filter));
    if (page.isErr()) return <DeskFailure labels={labels} failure={page.error} home={to('tasks')} />;
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
  {
    nameOf: async ({ caller, language, params: { code = '' }, query }) => {
      const filter = JSON.stringify(filterIn(query));
      const page = await companiesOf(caller.event, caller.actor, code, filter);
      return page.match(
        ({ task }) => inLanguage(task.titles, language),
        (failure) => failure,
      );
    },
  },
);

export { generateMetadata, Page as default };
