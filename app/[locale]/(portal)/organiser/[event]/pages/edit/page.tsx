import type { OpenedPage } from '@fairdesk/core/editor';
import { isLanguage, LANGUAGES, languageAmong } from '@fairdesk/core/shared';
import { EditorComposition } from '#app/_composition/browser/editor-composition.tsx';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { ARTICLE_FIELDS, BLOCK_DESCRIPTIONS, COMMON_PARAMS, PAGE_FIELDS } from '#app/_composition/page.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { setPageStatus } from '#app/_portal/set-page-status.ts';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import { Brand } from '#ui/shared/brand.tsx';

/** A page of the website, changed as it looks. */
const { generateMetadata, Page } = organiserPage(
  'pages',
  () => '/pages/edit',
  async ({ caller, event, language, website, labels, data, query, to }) => {
    const { path = '/', language: named = '' } = query;
    const place = { path, language: isLanguage(named) ? named : languageAmong(website.languages, language) };
    const office = currentUseCases().pageOfficeOf(caller);
    const opened = await office.open(place);
    if (opened.isErr()) {
      if (opened.error.kind !== 'not-found') return <DeskFailure labels={labels} />;
      setPageStatus(404);
      return <NotFoundView labels={labels} home={to('pages')} />;
    }
    const { items: articles } = await valueOr({ items: [], homes: [] }, office.articles());
    const isArticle = articles.some((article) => article.path === path);
    const editorOf = (each: string) =>
      `${to('pages/edit')}?${new URLSearchParams({ path, language: each }).toString()}`;
    const page = website.addressOf(path === '/' ? '' : path, place.language);
    return (
      <>
        <Brand colour={data.site?.brandColour ?? ''} />
        <EditorComposition
          key={`${place.language}${path}`}
          event={event.id}
          opened={opened.value}
          descriptions={BLOCK_DESCRIPTIONS}
          common={COMMON_PARAMS}
          pageFields={PAGE_FIELDS}
          articleFields={ARTICLE_FIELDS}
          articles={articles}
          timeZone={event.timeZone}
          addresses={{
            page: opened.value.purpose ? undefined : page,
            list: to(listOf(opened.value, isArticle)),
          }}
          languages={LANGUAGES.filter(
            (each) => website.languages.includes(each) || each === place.language,
          ).map((each) => ({ language: each, href: editorOf(each) }))}
        />
      </>
    );
  },
  { isForEditors: true, isWhole: true, nameOf: ({ query }) => query.path ?? '/' },
);

/** Where the page is listed. */
const listOf = ({ purpose }: OpenedPage, isArticle: boolean): string => {
  if (purpose !== undefined) return 'pages/special';
  return isArticle ? 'news' : 'pages';
};

export { generateMetadata, Page as default };
