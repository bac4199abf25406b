import { UPLOAD_SIZE_LIMIT } from '@fairdesk/core/media';
import { IMPORT_FILE_MAX } from '@fairdesk/core/organiser';
import { UPLOAD_TIMEOUT_MS } from '@fairdesk/core/shared';

/** Maximum size of a JSON body, in bytes: ten times the longest profile in four languages. */
export const JSON_LIMIT = 262_144;
/** Maximum size of the sign-in form, in bytes: two fields of 1000 characters, percent-encoded. */
export const FORM_LIMIT = 32_768;
/** Maximum size of a page that an editor sends, in bytes. */
export const EDITOR_LIMIT = 4 * 1024 * 1024;
/**
 * Maximum size of a form with a file, in bytes; {@link readUpload} stops earlier and reports the file name.
 */
export const UPLOAD_LIMIT = 2 * UPLOAD_SIZE_LIMIT;

/** Maximum size of a step of an award entry, in bytes: 500 questions with their texts. */
export const STEP_LIMIT = 1024 * 1024;

/** Maximum size of a list of exhibitors to import, as JSON, in bytes: the longest file, with escaped quotes and accents. */
export const LIST_LIMIT = 2 * IMPORT_FILE_MAX;

/** Maximum size of the draft of a page, in bytes: the longest in characters of three bytes. */
export const PAGE_LIMIT = 3 * 1024 * 1024;

/** Maximum size of a query to the content platform, in bytes. */
export const QUERY_LIMIT = 1024 * 1024;

const UPLOADS =
  /^\/api\/events\/[^/]+\/company-profile\/[^/]+\/(?:logo|documents\/add|products|products\/[^/]+\/(?:images|documents)|news\/[^/]+\/images)\/?$/;

/** The files of award entries. */
const ENTRY_FILES =
  /^\/api\/events\/[^/]+\/awards\/[^/]+\/products\/[^/]+\/questionnaires\/[^/]+\/(?:images|documents)\/?$/;
/** Steps and the final submit of award entries. */
const ENTRIES = /^\/api\/events\/[^/]+\/awards\/[^/]+\/products\/[^/]+\/questionnaires\/[^/]+\/?$/;

const LISTS = /^\/api\/organiser\/[^/]+\/imports(?:\/preview|\/faults)?\/?$/;

const LOGOS = /^\/api\/organiser\/[^/]+\/website\/[^/]+\/?$/;

/** The image library of a website. */
const SITE_IMAGES = /^\/api\/organiser\/[^/]+\/pages\/images\/?$/;

/** Drafts of pages, headers and footers, and their drawings. */
const DRAFTS = /^\/api\/organiser\/[^/]+\/pages\/(?:draft|canvas|frames(?:\/canvas)?)\/?$/;

/** Maximum body size for this path, in bytes. Unknown API routes get the JSON limit. */
export const bodyLimitOf = (path: string): number => {
  if (UPLOADS.test(path) || ENTRY_FILES.test(path) || LOGOS.test(path) || SITE_IMAGES.test(path))
    return UPLOAD_LIMIT;
  if (ENTRIES.test(path)) return STEP_LIMIT;
  if (LISTS.test(path)) return LIST_LIMIT;
  if (DRAFTS.test(path)) return PAGE_LIMIT;
  if (path === '/api/session/form' || path === '/api/session/mail-form') return FORM_LIMIT;
  if (path === '/api/editing/render') return EDITOR_LIMIT;
  return path.startsWith('/api/') ? JSON_LIMIT : QUERY_LIMIT;
};

/** How long a body without a file may take to arrive, in milliseconds. The number is ours. */
const BODY_TIMEOUT_MS = 30_000;

/** How long a body may take to arrive, in milliseconds: a file on a slow line takes as long as browsers wait for it. */
export const bodyTimeOf = (path: string): number =>
  bodyLimitOf(path) >= UPLOAD_LIMIT ? UPLOAD_TIMEOUT_MS : BODY_TIMEOUT_MS;
