import 'server-only';
import { COLOUR_SCHEME_COOKIE, type ColourScheme, isColourScheme } from '#ui/shared/theme/colour-scheme.ts';
import { requestCookies } from './request-cookies.ts';

/** The colour scheme that the user has chosen in this browser. */
export const chosenScheme = async (): Promise<ColourScheme> => {
  const value = (await requestCookies()).get(COLOUR_SCHEME_COOKIE)?.value;
  return isColourScheme(value) ? value : 'auto';
};
