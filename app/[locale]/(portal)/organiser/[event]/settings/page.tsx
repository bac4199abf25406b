import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { DeskHeading } from '#ui/organiser/desk-heading.tsx';
import { FairScreen } from '#ui/organiser/fairs/fair-screen.tsx';
import { RetentionForm } from '#ui/organiser/settings/retention-form.tsx';
import { SettingsTabs } from '#ui/organiser/settings/settings-tabs.tsx';

/** The settings of the fair. */
const { generateMetadata, Page } = organiserPage(
  'settings',
  () => '/settings',
  async ({ caller, labels, language, website, to }) => {
    const fair = await currentUseCases().fairOfficeOf(caller).settings();
    const retention = await currentUseCases().retentionOfficeOf(caller).settings();
    if (fair.isErr() || retention.isErr()) return <DeskFailure labels={labels} />;
    return (
      <>
        <DeskHeading title={labels.t('desk-settings')} text={labels.t('fair-text')} />
        <SettingsTabs labels={labels} current="fair" to={to} />
        <FairScreen fair={fair.value} website={website.addressOf('', language)} />
        <RetentionForm settings={retention.value} />
      </>
    );
  },
  { isForAdmins: true },
);

export { generateMetadata, Page as default };
