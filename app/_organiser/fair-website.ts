import { type EventSite, type FairEvent, inFolder } from '@fairdesk/core/events';
import { LANGUAGES, type Language, languageAmong, localPath } from '@fairdesk/core/shared';

/** Where visitors find a fair. */
export interface FairWebsite {
  /** The languages it is offered in. */
  readonly languages: readonly Language[];
  /**
   * The address of a page for an organiser, in the own language if the website is offered in it.
   *
   * @param path `/exhibitors`; empty for the first page
   */
  readonly addressOf: (path: string, own: Language) => string;
}

/** The website of a fair; one that was imported may be in a folder of another name than the fair's. */
export const websiteOf = (
  sites: readonly EventSite[],
  { id, slug }: Pick<FairEvent, 'id' | 'slug'>,
): FairWebsite => {
  const own = sites.filter(({ event }) => event === id);
  const site = own.find((each) => inFolder(each, '') === `/${slug}`) ?? own[0];
  const languages = site?.languages ?? LANGUAGES;
  return {
    languages,
    addressOf: (path, reader) =>
      localPath({
        language: languageAmong(languages, reader),
        path: site ? inFolder(site, path) : `/${slug}${path}`,
      }),
  };
};
