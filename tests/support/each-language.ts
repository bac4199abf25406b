import { LANGUAGES, localPath } from '@fairdesk/core/shared';

/** Every language with its path prefix: none in English, `/nl` in Dutch. For `describe.each` and loops. */
export const EACH_LANGUAGE = LANGUAGES.map((language) => ({
  language,
  prefix: localPath({ language, path: '/' }).replace(/\/$/, ''),
}));
