import { organiserPage } from '#app/_organiser/organiser-page.tsx';
import { DeskHeading } from '#ui/organiser/desk-heading.tsx';
import { ExportScreen } from '#ui/organiser/exports/export-screen.tsx';
import { SettingsTabs } from '#ui/organiser/settings/settings-tabs.tsx';

/** The whole fair as a folder. */
const { generateMetadata, Page } = organiserPage(
  'settings',
  () => '/settings/export',
  async ({ caller, event, labels, to }) => (
    <>
      <DeskHeading title={labels.t('settings-export')} text={labels.t('export-text')} />
      <SettingsTabs labels={labels} current="export" to={to} />
      <ExportScreen labels={labels} event={caller.event} slug={event.slug} />
    </>
  ),
  { isForAdmins: true, nameOf: ({ labels: { t } }) => t('settings-export') },
);

export { generateMetadata, Page as default };
