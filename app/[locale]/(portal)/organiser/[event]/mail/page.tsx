import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { mailFilterOf } from '#app/_http/mail-filter-of.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { DeskHeading } from '#ui/organiser/desk-heading.tsx';
import { MailScreen } from '#ui/organiser/mail/mail-screen.tsx';
import { MailTabs } from '#ui/organiser/mail/mail-tabs.tsx';

/** The mail log of the fair. */
const { generateMetadata, Page } = organiserPage(
  'mail',
  () => '/mail',
  async ({ caller, labels, event, query, to }) => {
    const filter = mailFilterOf(query);
    const page = await currentUseCases().mailLogOf(caller).page(filter);
    if (page.isErr()) return <DeskFailure labels={labels} />;
    return (
      <>
        <DeskHeading title={labels.t('desk-mail')} text={labels.t('mail-text')} />
        <MailTabs labels={labels} current="log" to={to} />
        <MailScreen page={page.value} filter={filter} timeZone={event.timeZone} address={to('mail')} />
      </>
    );
  },
);

export { generateMetadata, Page as default };
