import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { DeskHeading } from '#ui/organiser/desk-heading.tsx';
import { MailTabs } from '#ui/organiser/mail/mail-tabs.tsx';
import { ReminderScreen } from '#ui/organiser/reminders/reminder-screen.tsx';

/** The reminders of the fair. */
const { generateMetadata, Page } = organiserPage(
  'mail',
  () => '/mail/reminders',
  async ({ caller, labels, to }) => {
    const plan = await currentUseCases().reminderOfficeOf(caller).plan();
    if (plan.isErr()) return <DeskFailure labels={labels} />;
    return (
      <>
        <DeskHeading title={labels.t('mail-reminders')} text={labels.t('reminders-text')} />
        <MailTabs labels={labels} current="reminders" to={to} />
        <ReminderScreen plan={plan.value} />
      </>
    );
  },
  { nameOf: ({ labels: { t } }) => t('mail-reminders') },
);

export { generateMetadata, Page as default };
