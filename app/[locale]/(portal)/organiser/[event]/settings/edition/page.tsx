import { ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { runtime } from '#app/_process/runtime.ts';
import { DeskHeading } from '#ui/organiser/desk-heading.tsx';
import { NextEditionForm } from '#ui/organiser/edition/next-edition-form.tsx';
import { SettingsTabs } from '#ui/organiser/settings/settings-tabs.tsx';

/** The next edition of the fair. */
const { generateMetadata, Page } = organiserPage(
  'settings',
  () => '/settings/edition',
  async ({ caller, labels, to }) => {
    const useCases = currentUseCases();
    const read = await ResultAsync.combine([
      useCases.fairOfficeOf(caller).settings(),
      useCases.editionOfficeOf(caller).source(),
    ]);
    if (read.isErr()) return <DeskFailure labels={labels} />;
    const [fair, source] = read.value;
    return (
      <>
        <DeskHeading title={labels.t('settings-edition')} text={labels.t('edition-text')} />
        <SettingsTabs labels={labels} current="edition" to={to} />
        <NextEditionForm fair={fair} source={source} now={runtime().clock().getTime()} />
      </>
    );
  },
  { isForAdmins: true, nameOf: ({ labels: { t } }) => t('settings-edition') },
);

export { generateMetadata, Page as default };
