import { type Failure, LANGUAGES } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';

/** Finds where an address with a former slug of a fair leads; takes and returns path and query. */
export type FindFolder = (url: string) => Promise<string | undefined>;

/** `/nl/aqua/tasks?a=b`, in any letter case: language, desk, folder, the segment after it, and the rest. */
const ADDRESS = new RegExp(
  `^(/(?:${LANGUAGES.join('|')}))?(/organiser)?/([a-z0-9-]+)(?:/([a-z0-9-]+))?(?=[/?]|$)(.*)$`,
  'i',
);

const Moved = z.object({
  moved: z.nullable(z.object({ folder: z.string(), isRepeated: z.boolean() })),
});

/**
 * The former slugs of all fairs, read for each address: the servers of an installation follow a change at once. While
 * they cannot be read, no address leads elsewhere.
 */
export const createFormerFolders =
  (http: Http, apiKey: string, onFailure: (failure: Failure) => void): FindFolder =>
  async (url) => {
    const [, language = '', desk = '', folder = '', below = '', rest = ''] = ADDRESS.exec(url) ?? [];
    if (folder === '') return undefined;
    const searchParams = { area: desk === '' ? 'site' : 'desk', folder: folder.toLowerCase(), below };
    const answer = await http('get', 'content/moved-folder', Moved, {
      searchParams,
      headers: { sc_apikey: apiKey },
    }).orTee(onFailure);
    const { moved } = answer.unwrapOr({ moved: null });
    if (moved === null) return undefined;
    const after = below === '' || moved.isRepeated ? '' : `/${below}`;
    return `${(language + desk).toLowerCase()}/${encodeURIComponent(moved.folder)}${after}${rest}`;
  };
