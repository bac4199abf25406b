import { exhibitorQueryOf } from '@fairdesk/core/organiser';
import { ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { runtime } from '#app/_process/runtime.ts';
import { ExhibitorsScreen } from '#ui/organiser/exhibitors/exhibitors-screen.tsx';

/** The list of exhibitors. */
const { generateMetadata, Page } = organiserPage(
  'exhibitors',
  () => '/exhibitors',
  async ({ caller, labels, language, query, event, canManage, to }) => {
    const list = currentUseCases().exhibitorListOf(caller);
    const firstQuery = exhibitorQueryOf(query);
    const loaded = await ResultAsync.combine([
      list.page(firstQuery),
      list.choices(language),
      list.preferences(),
    ]);
    if (loaded.isErr()) return <DeskFailure labels={labels} />;
    const [first, choices, preferences] = loaded.value;
    return (
      <ExhibitorsScreen
        first={first}
        firstQuery={firstQuery}
        choices={choices}
        preferences={preferences}
        now={runtime().clock().toISOString()}
        list={to('exhibitors')}
        timeZone={event.timeZone}
        canExport={canManage}
        importPath={canManage ? to('import') : undefined}
      />
    );
  },
);

export { generateMetadata, Page as default };
