/** Parameters that only the newer editors know. */
const NEWER_PARAMETERS = ['sc_previewTime', 'dataSourceId', 'generation'] as const;

/**
 * Whether the editor wants the page itself for an answer, and no way to it.
 *
 * The older generation opens a frame, which takes cookies and goes where it is sent. The newer one fetches the page by
 * a script: a browser gives no cookie of ours to a script of another site, so that nothing would come of sending it on.
 *
 * | how one tells                                  |                                                       |
 * | ---------------------------------------------- | ----------------------------------------------------- |
 * | `Sec-Fetch-Dest: empty`                        | a script in a browser; a frame would say `iframe`     |
 * | `Authorization`                                | only the newer generation sends it                    |
 * | `sc_previewTime`, `dataSourceId`, `generation` | parameters that the older does not have               |
 * | the setting `JSS_EDITING_ANSWER=page`          | for frames of browsers that keep no cookies of others |
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
