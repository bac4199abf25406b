import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { DeskHeading } from '#ui/organiser/desk-heading.tsx';
import { SettingsTabs } from '#ui/organiser/settings/settings-tabs.tsx';
import { TeamScreen } from '#ui/organiser/team/team-screen.tsx';

/** The organisers of the fair. */
const { generateMetadata, Page } = organiserPage(
  'settings',
  () => '/settings/team',
  async ({ caller, event, labels, to }) => {
    const team = await currentUseCases().teamOfficeOf(caller).team();
    if (team.isErr()) return <DeskFailure labels={labels} />;
    return (
      <>
        <DeskHeading title={labels.t('settings-team')} text={labels.t('team-text')} />
        <SettingsTabs labels={labels} current="team" to={to} />
        <TeamScreen team={team.value} timeZone={event.timeZone} />
      </>
    );
  },
  { isForAdmins: true, nameOf: ({ labels: { t } }) => t('settings-team') },
);

export { generateMetadata, Page as default };
