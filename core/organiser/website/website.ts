import {
  type FieldFault,
  faultIf,
  isBlank,
  isDay,
  isEmail,
  type Language,
  listed,
  NAME_MAX,
  tooLong,
  URL_MAX,
} from '../../shared/index.ts';
import { isColour } from '../fairs/new-fair.ts';
import { redirectFaults, type WebsitePlace, type WebsiteRedirect } from './website-redirects.ts';

/** What an organiser can change about the website of a fair. */
export interface WebsiteForm {
  /** At least one. */
  readonly languages: readonly Language[];
  /** `#0a5c4a`; empty for the default. */
  readonly brandColour: string;
  /** Before and after the title of every page: `" | Clearwater"`. */
  readonly titlePrefix: string;
  readonly titleSuffix: string;
  /** The path of the page for a missing address: `/404`; empty for the default. */
  readonly notFoundPage: string;
  /** The path of the page for a fault of the server; empty for the default. */
  readonly serverErrorPage: string;
  /** The text of robots.txt; empty for the default. */
  readonly robots: string;
  /** The day from which the website is closed: `2027-03-01`; empty for none. */
  readonly archiveAt: string;
  /** Who may see the fair while it is a draft: email addresses with bars between. */
  readonly testUsers: string;
  /** Addresses that have moved; rules with patterns are not among them. */
  readonly redirects: readonly WebsiteRedirect[];
}

/** The pictures of a website: that of its pages, of browser tabs, and of links on other sites. */
export const WEBSITE_PICTURES = ['logo', 'favicon', 'socialImage'] as const;
/** One of {@link WEBSITE_PICTURES}. */
export type WebsitePicture = (typeof WEBSITE_PICTURES)[number];
/** The addresses of the pictures of a website; empty for none. */
export type WebsitePictures = Readonly<Record<WebsitePicture, string>>;

/** The website of a fair as it is stored. */
export interface Website extends WebsiteForm {
  readonly pictures: WebsitePictures;
  /** Changes with every save of the fair. */
  readonly version: string;
}

/** The longest text of robots.txt, in characters. Ours. */
export const ROBOTS_MAX = 10_000;
/** How many users may see a draft. Ours. */
export const TEST_USERS_MAX = 100;

/**
 * The faults of the form of a website.
 *
 * | the form                                    | path, code                            |
 * | ------------------------------------------- | ------------------------------------- |
 * | no language                                 | `languages`, `fair-needs-language`    |
 * | a colour that is not `#` and six digits     | `brandColour`, `forms-colour`         |
 * | a title or robots.txt that is too long      | its path, `forms-maxlength`           |
 * | a page that is not a path of the site       | its path, `website-path`              |
 * | a day that does not exist                   | `archiveAt`, `forms-date`             |
 * | an invalid address, or too many             | `testUsers`, `website-test-users`     |
 * | a redirect that does not work               | see {@link redirectFaults}            |
 */
export const websiteFaults = (form: WebsiteForm, place?: WebsitePlace): readonly FieldFault[] => {
  const users = listed(form.testUsers);
  return [
    ...faultIf(form.languages.length === 0, 'languages', 'fair-needs-language'),
    ...faultIf(form.brandColour !== '' && !isColour(form.brandColour), 'brandColour', 'forms-colour'),
    ...tooLong('titlePrefix', form.titlePrefix, NAME_MAX),
    ...tooLong('titleSuffix', form.titleSuffix, NAME_MAX),
    ...faultIf(!isPage(form.notFoundPage), 'notFoundPage', 'website-path'),
    ...faultIf(!isPage(form.serverErrorPage), 'serverErrorPage', 'website-path'),
    ...tooLong('robots', form.robots, ROBOTS_MAX),
    ...faultIf(!isBlank(form.archiveAt) && !isDay(form.archiveAt), 'archiveAt', 'forms-date'),
    ...faultIf(!users.every(isEmail) || users.length > TEST_USERS_MAX, 'testUsers', 'website-test-users'),
    ...redirectFaults(form.redirects, place),
  ];
};

const isPage = (path: string): boolean =>
  path === '' || (path.length <= URL_MAX && /^\/(?![/\\])[^\s?#]*$/.test(path));
