import { REGISTRATION_PATH } from '#adapters/shared/layout/portal-pages.ts';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { websitePages } from '#app/_organiser/website-pages.ts';
import { AwardPlanScreen } from '#ui/organiser/awards/award-plan-screen.tsx';
import { editorAddress } from '#ui/organiser/pages/editor-address.ts';
import { SettingsTabs } from '#ui/organiser/settings/settings-tabs.tsx';

/** The awards of the fair, and when they take entries. */
const { generateMetadata, Page } = organiserPage(
  'settings',
  () => '/settings/awards',
  async ({ caller, labels, to }) => {
    const [plan, website] = await Promise.all([
      currentUseCases().awardPlannerOf(caller).plan(),
      websitePages(caller),
    ]);
    if (plan.isErr()) return <DeskFailure labels={labels} />;
    const pages = website.isOk() ? website.value.entries : [];
    const languages = pages
      .find(({ path }) => path === REGISTRATION_PATH)
      ?.translations.map(({ language }) => language);
    const language = languages?.find((each) => each === labels.language) ?? languages?.[0];
    return (
      <AwardPlanScreen
        plan={plan.value}
        entries={to('awards')}
        questionnaire={language && editorAddress(to('pages'), { path: REGISTRATION_PATH, language })}
        tabs={<SettingsTabs labels={labels} current="awards" to={to} />}
      />
    );
  },
  { isForAdmins: true, nameOf: ({ labels: { t } }) => t('settings-awards') },
);

export { generateMetadata, Page as default };
