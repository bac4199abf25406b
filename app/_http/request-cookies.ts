import { requestScope } from '#app/_composition/request-scope.ts';
import type { RequestCookies } from '#app/_process/request-cookies.ts';

/**
 * The cookies of the current request, and those its response sets: of our own server where it runs the route, else of
 * Next.
 */
export const requestCookies = async (): Promise<RequestCookies> =>
  requestScope()?.cookies ?? (await import('next/headers')).cookies();
