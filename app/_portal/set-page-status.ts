import 'server-only';
import { requestScope } from '#app/_composition/request-scope.ts';

/**
 * Sets the status of the page that is rendered; our own server sends it: the framework would send its own error,
 * without our body.
 *
 * The last call counts, also from a part that renders late: the server buffers a page until it is complete. In a
 * soft navigation nothing reads the status.
 */
export const setPageStatus = (status: 404 | 503): void => {
  const scope = requestScope();
  if (scope) scope.pageStatus = status;
};
