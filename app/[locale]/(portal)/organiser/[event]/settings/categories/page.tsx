import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { CategoriesScreen } from '#ui/organiser/categories/categories-screen.tsx';
import { SettingsTabs } from '#ui/organiser/settings/settings-tabs.tsx';

/** The categories of companies and products. */
const { generateMetadata, Page } = organiserPage(
  'settings',
  () => '/settings/categories',
  async ({ caller, labels, to }) => {
    const plan = await currentUseCases().categoryPlannerOf(caller).plan();
    if (plan.isErr()) return <DeskFailure labels={labels} />;
    return (
      <CategoriesScreen
        plan={plan.value}
        tabs={<SettingsTabs labels={labels} current="categories" to={to} />}
      />
    );
  },
  { isForAdmins: true, nameOf: ({ labels: { t } }) => t('settings-categories') },
);

export { generateMetadata, Page as default };
