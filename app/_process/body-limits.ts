import { UPLOAD_SIZE_LIMIT } from '@fairdesk/core/media';

/** A JSON body, in bytes: the longest profile in four languages is a tenth of it. */
export const JSON_LIMIT = 262_144;
/** The sign-in form, in bytes: two fields of 1000 characters, percent-encoded. */
export const FORM_LIMIT = 32_768;
/** A page that an editor sends along, in bytes. */
export const EDITOR_LIMIT = 4 * 1024 * 1024;
/** A file with its form around it, in bytes; {@link readUpload} stops earlier and names the file. */
export const UPLOAD_LIMIT = 2 * UPLOAD_SIZE_LIMIT;

/** A step of an award entry, in bytes: 500 questions with their texts. */
export const STEP_LIMIT = 1024 * 1024;

/** A query to the content platform, in bytes. */
export const QUERY_LIMIT = 1024 * 1024;

const UPLOADS =
  /^\/api\/events\/[^/]+\/company-profile\/[^/]+\/(?:logo|documents\/add|products|products\/[^/]+\/(?:images|documents)|news\/[^/]+\/images)\/?$/;

/** The files of award entries. */
const ENTRY_FILES =
  /^\/api\/events\/[^/]+\/awards\/[^/]+\/products\/[^/]+\/questionnaires\/[^/]+\/(?:images|documents)\/?$/;
/** Steps and the final submit of award entries. */
const ENTRIES = /^\/api\/events\/[^/]+\/awards\/[^/]+\/products\/[^/]+\/questionnaires\/[^/]+\/?$/;

/** The most a request to this address may carry, in bytes. An unknown route of the API gets the limit of JSON. */
export const bodyLimitOf = (path: string): number => {
  if (UPLOADS.test(path) || ENTRY_FILES.test(path)) return UPLOAD_LIMIT;
  if (ENTRIES.test(path)) return STEP_LIMIT;
  if (path === '/api/session/form') return FORM_LIMIT;
  if (path === '/api/editing/render') return EDITOR_LIMIT;
  return path.startsWith('/api/') ? JSON_LIMIT : QUERY_LIMIT;
};
