import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { AwardPlanScreen } from '#ui/organiser/awards/award-plan-screen.tsx';
import { SettingsTabs } from '#ui/organiser/settings/settings-tabs.tsx';

/** The awards of the fair, and when they take entries. */
const { generateMetadata, Page } = organiserPage(
  'settings',
  () => '/settings/awards',
  async ({ caller, labels, to }) => {
    const plan = await currentUseCases().awardPlannerOf(caller).plan();
    if (plan.isErr()) return <DeskFailure labels={labels} />;
    return (
      <AwardPlanScreen
        plan={plan.value}
        entries={to('awards')}
        tabs={<SettingsTabs labels={labels} current="awards" to={to} />}
      />
    );
  },
  { isForAdmins: true, nameOf: ({ labels: { t } }) => t('settings-awards') },
);

export { generateMetadata, Page as default };
