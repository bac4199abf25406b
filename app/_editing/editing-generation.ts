/** Parameters that only the newer editors send. */
const NEWER_PARAMETERS = ['sc_previewTime', 'dataSourceId', 'generation'] as const;

/**
 * Whether the editor expects the page itself in the response, instead of a redirect to it.
 *
 * The older generation opens a frame, which stores cookies and follows redirects. The newer one fetches the page
 * with a script: browsers withhold our cookies from another site's script, so a redirect would fail.
 *
 * | detected by                                    |                                                       |
 * | ---------------------------------------------- | ----------------------------------------------------- |
 * | `Sec-Fetch-Dest: empty`                        | a script in a browser; a frame sends `iframe`         |
 * | `Authorization`                                | only the newer generation sends it                    |
 * | `sc_previewTime`, `dataSourceId`, `generation` | parameters that the older one lacks                   |
 * | the setting `JSS_EDITING_ANSWER=page`          | for frames in browsers that block third-party cookies |
 *
 * Source: the content platform's editor, both generations of its packages.
 */
export const wantsWholePage = (
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  answer: 'redirect' | 'page',
): boolean => {
  const { searchParams } = new URL(url);
  return (
    answer === 'page' ||
    headers.get('sec-fetch-dest') === 'empty' ||
    headers.has('authorization') ||
    NEWER_PARAMETERS.some((name) => searchParams.has(name))
  );
};
