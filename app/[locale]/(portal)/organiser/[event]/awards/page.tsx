import { EntryFilterSchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { EntriesScreen } from '#ui/organiser/awards/entries-screen.tsx';
import { NoAwards } from '#ui/organiser/awards/no-awards.tsx';

/** The entries of an award: of the first one, or of the one that the address names. */
const { generateMetadata, Page } = organiserPage(
  'awards',
  () => '/awards',
  async ({ caller, labels, canManage, query: { award: code, ...query }, to }) => {
    const { awardFormsOf, awardPlannerOf, entryDeskOf } = currentUseCases();
    const plan = await awardPlannerOf(caller).plan();
    if (plan.isErr()) return <DeskFailure labels={labels} />;
    const { awards } = plan.value;
    const award = awards.find((each) => each.code === code) ?? awards[0];
    const settings = canManage ? to('settings/awards') : undefined;
    if (award === undefined) return <NoAwards labels={labels} settings={settings} />;
    const filter = EntryFilterSchema.safeParse(query).data ?? {};
    const [page, form] = await Promise.all([
      entryDeskOf(caller).listEntries(award.code, filter),
      awardFormsOf(caller.event, labels.language).steps(award.code),
    ]);
    if (page.isErr()) return <DeskFailure labels={labels} />;
    return (
      <EntriesScreen
        key={JSON.stringify([award.code, filter])}
        page={page.value}
        filter={filter}
        award={award}
        awards={awards}
        event={caller.event}
        steps={form.unwrapOr([])}
        canExport={canManage}
        address={to('awards')}
      />
    );
  },
);

export { generateMetadata, Page as default };
