import type { OpenedPage, PagePlace } from '@fairdesk/core/editor';
import { type EventId, isLanguage, LANGUAGES, languageAmong } from '@fairdesk/core/shared';
import { cache } from 'react';
import { EditorComposition } from '#app/_composition/browser/editor-composition.tsx';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { ARTICLE_FIELDS, BLOCK_DESCRIPTIONS, COMMON_PARAMS, PAGE_FIELDS } from '#app/_composition/page.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { DeskFailure, type DeskVisit, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { Brand } from '#ui/shared/theme/brand.tsx';

/** Opened once for the page and its title. */
const openedAt = cache((event: EventId, actor: string, path: string, language: PagePlace['language']) =>
  currentUseCases().pageOfficeOf({ event, actor }).open({ path, language }),
);

/** The page that the address names: the home page without a path, and a language of the website without one. */
const placeIn = ({
  query,
  website,
  language,
}: Pick<DeskVisit, 'query' | 'website' | 'language'>): PagePlace => {
  const { path = '/', language: named = '' } = query;
  return { path, language: isLanguage(named) ? named : languageAmong(website.languages, language) };
};

/** A page of the website, changed as it looks. */
const { generateMetadata, Page } = organiserPage(
  'pages',
  () => '/pages/edit',
  async (visit) => {
    const { caller, event, website, labels, data, to } = visit;
    const place = placeIn(visit);
    const { path } = place;
    const opened = await openedAt(caller.event, caller.actor, path, place.language);
    if (opened.isErr()) return <DeskFailure labels={labels} failure={opened.error} home={to('pages')} />;
    const listed = currentUseCases().pageOfficeOf(caller).articles();
    const { items: articles } = await valueOr({ items: [], homes: [] }, listed);
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
  {
    isForEditors: true,
    isWhole: true,
    nameOf: async (visit) => {
      const { path, language } = placeIn(visit);
      const opened = await openedAt(visit.caller.event, visit.caller.actor, path, language);
      return opened.match(
        () => path,
        (failure) => failure,
      );
    },
  },
);

/** Where the page is listed. */
const listOf = ({ purpose }: OpenedPage, isArticle: boolean): string => {
  if (purpose !== undefined) return 'pages/special';
  return isArticle ? 'news' : 'pages';
};

export { generateMetadata, Page as default };
