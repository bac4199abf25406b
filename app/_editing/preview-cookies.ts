import { PREVIEW_COOKIES } from '#app/_process/cookie-names.ts';
import type { EditorRequest } from './editing-query.ts';

/**
 * Cookies of the newer editors for navigating from an opened page. They grant nothing here: only a ticket
 * does.
 *
 * @param authorization the token with which the editor itself reads unpublished content; `null` for none
 */
export const previewCookies = (
  { mode, site }: Pick<EditorRequest, 'mode' | 'site'>,
  authorization: string | null,
): readonly string[] => [
  ...(mode === 'preview'
    ? [cookie(PREVIEW_COOKIES.site, site), cookie(PREVIEW_COOKIES.isPreview, 'true')]
    : []),
  ...(authorization === null ? [] : [cookie(PREVIEW_COOKIES.token, authorization)]),
];

const cookie = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=None; Secure; Partitioned`;
