import { LANGUAGES } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { NewsScreen } from '#ui/organiser/news/news-screen.tsx';

/** The news of the fair's website. */
const { generateMetadata, Page } = organiserPage(
  'news',
  () => '/news',
  async ({ caller, labels, event, to }) => {
    const useCases = currentUseCases();
    const loaded = await ResultAsync.combine([
      useCases.pageOfficeOf(caller).articles(),
      useCases.websiteOfficeOf(caller).website(),
    ]);
    if (loaded.isErr()) return <DeskFailure labels={labels} />;
    const [articles, website] = loaded.value;
    const isUsed = (language: (typeof LANGUAGES)[number]) =>
      website.languages.includes(language) ||
      articles.items.some(({ translations }) => translations.some((each) => each.language === language));
    return (
      <NewsScreen
        articles={articles}
        languages={LANGUAGES.filter(isUsed)}
        timeZone={event.timeZone}
        list={to('news')}
        pagesList={to('pages')}
      />
    );
  },
  { isForEditors: true },
);

export { generateMetadata, Page as default };
