import 'server-only';
import { DEFAULT_LANGUAGE, type Language, localPath } from '@fairdesk/core/shared';
import { chosenLanguage } from './cookies.ts';
import { signedIn } from './permission.ts';

/**
 * Where an entrance of the product leads that is opened without a language: to the one that its user chose, here or
 * on another device. The language of any other address is the one that is shown.
 *
 * @param path without language: `/organiser`
 * @returns `undefined` for the entrance itself
 */
export const entrance = async (language: Language, path: string): Promise<string | undefined> => {
  const session = (await signedIn()).unwrapOr(undefined);
  if (language !== DEFAULT_LANGUAGE || session === undefined) return undefined;
  const chosen = (await chosenLanguage()) ?? session.user.language ?? language;
  return chosen === language ? undefined : localPath({ language: chosen, path });
};
