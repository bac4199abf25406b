import { ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { LettersScreen } from '#ui/organiser/letters/letters-screen.tsx';
import { MailTabs } from '#ui/organiser/mail/mail-tabs.tsx';

/** The letters of the fair to its exhibitors. */
const { generateMetadata, Page } = organiserPage(
  'mail',
  () => '/mail/letters',
  async ({ caller, labels, language, to }) => {
    const loaded = await ResultAsync.combine([
      currentUseCases().letterDeskOf(caller).listLetters(),
      currentUseCases().messagePlannerOf(caller).planMessages(),
      currentUseCases().exhibitorListOf(caller).choices(language),
    ]);
    if (loaded.isErr()) return <DeskFailure labels={labels} />;
    const [letters, { timeZone, choices, companies }, { tasks }] = loaded.value;
    return (
      <LettersScreen letters={letters} options={{ timeZone, choices, companies, tasks }} log={to('mail')}>
        <MailTabs labels={labels} current="letters" to={to} />
      </LettersScreen>
    );
  },
  { nameOf: ({ labels: { t } }) => t('mail-letters') },
);

export { generateMetadata, Page as default };
