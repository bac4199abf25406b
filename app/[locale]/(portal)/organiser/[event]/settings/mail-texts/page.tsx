import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { DeskHeading } from '#ui/organiser/desk-heading.tsx';
import { MailTextsScreen } from '#ui/organiser/mail-texts/mail-texts-screen.tsx';
import { SettingsTabs } from '#ui/organiser/settings/settings-tabs.tsx';

/** The texts of the mails that are sent for the fair. */
const { generateMetadata, Page } = organiserPage(
  'settings',
  () => '/settings/mail-texts',
  async ({ caller, labels, to }) => {
    const mails = await currentUseCases().mailTextOfficeOf(caller).texts();
    if (mails.isErr()) return <DeskFailure labels={labels} />;
    return (
      <>
        <DeskHeading title={labels.t('settings-mail-texts')} text={labels.t('mail-texts-text')} />
        <SettingsTabs labels={labels} current="mail-texts" to={to} />
        <MailTextsScreen mails={mails.value} />
      </>
    );
  },
  { isForAdmins: true, nameOf: ({ labels: { t } }) => t('settings-mail-texts') },
);

export { generateMetadata, Page as default };
