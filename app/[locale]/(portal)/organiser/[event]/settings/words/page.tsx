import { filteredWords, WORD_PAGE_SIZE, wordFilterOf, wordsOf } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { BUILT_IN_WORDS } from '#ui/organiser/built-in-words.ts';
import { DeskHeading } from '#ui/organiser/desk-heading.tsx';
import { SettingsTabs } from '#ui/organiser/settings/settings-tabs.tsx';
import { WordFilters } from '#ui/organiser/words/word-filters.tsx';
import { WordsScreen } from '#ui/organiser/words/words-screen.tsx';

/** The words of the website and the portal. */
const { generateMetadata, Page } = organiserPage(
  'settings',
  () => '/settings/words',
  async ({ caller, labels, query, language, to }) => {
    const stored = await currentUseCases().wordOfficeOf(caller).words();
    if (stored.isErr()) return <DeskFailure labels={labels} />;
    const filter = wordFilterOf(query, language);
    const words = filteredWords(wordsOf(BUILT_IN_WORDS, stored.value), filter);
    const pages = Math.max(1, Math.ceil(words.length / WORD_PAGE_SIZE));
    const page = Math.min(filter.page, pages);
    const address = to('settings/words');
    const start = (page - 1) * WORD_PAGE_SIZE;
    const listed = words.slice(start, start + WORD_PAGE_SIZE);
    return (
      <>
        <DeskHeading title={labels.t('settings-words')} text={labels.t('word-text')} />
        <SettingsTabs labels={labels} current="words" to={to} />
        <WordFilters labels={labels} filter={filter} address={address} />
        <WordsScreen
          key={JSON.stringify([filter, page])}
          words={listed}
          total={words.length}
          page={page}
          pages={pages}
          filter={filter}
          address={address}
        />
      </>
    );
  },
  { isForAdmins: true, nameOf: ({ labels: { t } }) => t('settings-words') },
);

export { generateMetadata, Page as default };
