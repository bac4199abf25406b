import type { Failure } from '@fairdesk/core/shared';
import { errAsync, ResultAsync } from 'neverthrow';
import { readBytes } from './read-body.ts';

/** Reads a form in either encoding; anything else, or a wrong boundary, is `rejected`. @param limit in bytes */
export const readForm = (request: Request, limit: number): ResultAsync<FormData, Failure> => {
  const type = request.headers.get('content-type') ?? '';
  if (!FORM_TYPE.test(type)) return errAsync(NOT_A_FORM);
  return readBytes(request, limit, NOT_A_FORM.reason).andThen((bytes) =>
    ResultAsync.fromPromise(
      new Response(bytes, { headers: { 'content-type': type } }).formData(),
      (): Failure => NOT_A_FORM,
    ),
  );
};

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const NOT_A_FORM = { kind: 'rejected', reason: 'body-must-be-form', fields: [] } as const;

/** A text of a form; empty when absent. @param max in UTF-16 units */
export const textIn = (form: FormData, name: string, max: number): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, max) : '';
};

/** The page that contains the form, on our host; `fallback` when the browser sends no referrer. */
export const pageOfForm = (request: Request, fallback: URL): URL => {
  const referer = request.headers.get('referer') ?? '';
  const page = URL.canParse(referer) ? new URL(referer) : fallback;
  return page.pathname.startsWith('//') ? fallback : page;
};

/** A redirect to a path only, so that it stays on our host. */
export const seeOther = (
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(null, { status: 303, headers: { ...headers, location: pathname + search + hash } });
