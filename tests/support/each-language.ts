import { LANGUAGES, localPath } from '@fairdesk/core/shared';

/** Every language, with what its paths begin with: nothing in English, `/nl` in Dutch. For `describe.each` and loops. */
export const EACH_LANGUAGE = LANGUAGES.map((language) => ({
  language,
  prefix: localPath({ language, path: '/' }).replace(/\/$/, ''),
}));
