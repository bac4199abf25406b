import 'server-only';
import { DEFAULT_LANGUAGE } from '@fairdesk/core/shared';
import type { PortalData } from '#ui/page/portal-data.ts';
import { chosenLanguage } from './cookies.ts';
import { signedIn } from './permission.ts';

/**
 * Where an entrance of the product leads that is opened without a language: to the one that its user chose, here or
 * on another device, if the page is offered in it. The language of any other address is the one that is shown.
 *
 * @returns `undefined` for the entrance itself
 */
export const entrance = async ({
  language,
  languages,
}: Pick<PortalData, 'language' | 'languages'>): Promise<string | undefined> => {
  if (language !== DEFAULT_LANGUAGE) return undefined;
  const session = (await signedIn()).unwrapOr(undefined);
  const chosen = session && ((await chosenLanguage()) ?? session.user.language);
  return chosen === language ? undefined : languages.find((link) => link.language === chosen)?.href;
};
