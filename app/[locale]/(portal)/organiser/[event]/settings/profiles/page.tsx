import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { DeskHeading } from '#ui/organiser/desk-heading.tsx';
import { ProfileRulesForm } from '#ui/organiser/profile-rules/profile-rules-form.tsx';
import { SettingsTabs } from '#ui/organiser/settings/settings-tabs.tsx';

/** What the fair decides about company profiles. */
const { generateMetadata, Page } = organiserPage(
  'settings',
  () => '/settings/profiles',
  async ({ caller, labels, to }) => {
    const rules = await currentUseCases().profileRuleOfficeOf(caller).rules();
    if (rules.isErr()) return <DeskFailure labels={labels} />;
    return (
      <>
        <DeskHeading title={labels.t('settings-profiles')} text={labels.t('profile-rule-text')} />
        <SettingsTabs labels={labels} current="profiles" to={to} />
        <ProfileRulesForm rules={rules.value} />
      </>
    );
  },
  { isForAdmins: true, nameOf: ({ labels: { t } }) => t('settings-profiles') },
);

export { generateMetadata, Page as default };
