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

type Fair = Pick<FairEvent, 'id' | 'slug'>;

/** The site of a fair: of several, the one in the folder of its name. */
export const siteOf = (sites: readonly EventSite[], { id, slug }: Fair): EventSite | undefined => {
  const own = sites.filter(({ event }) => event === id);
  return own.find((each) => inFolder(each, '') === `/${slug}`) ?? own[0];
};

/** The website of a fair; one that was imported may be in a folder of another name than the fair's. */
export const websiteOf = (sites: readonly EventSite[], { id, slug }: Fair): FairWebsite => {
  const site = siteOf(sites, { id, slug });
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
