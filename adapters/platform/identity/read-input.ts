import { EMAIL_MAX, type FieldFault, isEmail, LANGUAGES, NAME_MAX } from '@fairdesk/core/shared';
import { z } from 'zod';
import { readFormBody, readJsonBody } from '../request-body.ts';
import { type HttpFault, httpFault, type ServiceRequest } from '../service.ts';

/** Maximum size of a body, in bytes; ours are far smaller. */
const LARGEST_BODY = 65_536;

/** An e-mail address in lower case, as it is stored. */
export const EmailInput = z.string().trim().toLowerCase().max(EMAIL_MAX).refine(isEmail, 'forms-email');
/** A name, which may be blank; control characters are replaced by spaces. */
export const OptionalNameInput = z
  .string()
  .transform((text) =>
    text
      .toWellFormed()
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().max(NAME_MAX));
/** A name that is not blank. */
export const NameInput = OptionalNameInput.pipe(z.string().min(1));
export const LanguageInput = z.enum(LANGUAGES);
/** Length and strength are checked separately, so that the response can give the reason. */
export const PasswordInput = z.string().max(1_000);

/** A path on our own host, with any query and fragment. */
const LOCAL_PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u;

/** The page that a mailed link leads to; an address on another host is ignored. */
export const ReturnInput = z.string().regex(LOCAL_PATH).max(1000).optional().catch(undefined);

/** Parses a JSON body; an invalid one ends the request with 400 and the field faults. */
export const readInput = async <S extends z.ZodType>(
  request: ServiceRequest,
  shape: S,
): Promise<z.output<S>> => {
  const parsed = shape.safeParse(await readJson(request));
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(faultOf));
};

/** A form of single values, as OAuth sends it. */
export const readForm = async ({ body }: ServiceRequest): Promise<URLSearchParams> => {
  const form = await readFormBody(body, LARGEST_BODY);
  if (!form) throw tooLarge();
  return form;
};

export const invalid = (fields: readonly FieldFault[]): HttpFault =>
  httpFault(400, { error: 'invalid_request', fields });

const tooLarge = (): HttpFault => httpFault(413, { error: 'too_large' });

const readJson = async ({ body }: ServiceRequest): Promise<unknown> => {
  const read = await readJsonBody(body, LARGEST_BODY);
  if ('value' in read) return read.value;
  throw read.fault === 'too-large' ? tooLarge() : invalid([{ path: '', code: 'not-json' }]);
};

const faultOf = (issue: z.core.$ZodIssue): FieldFault => {
  const path = issue.path.join('.');
  if (issue.code === 'too_big')
    return { path, code: 'forms-maxlength', params: { max: Number(issue.maximum) } };
  return { path, code: issue.code === 'custom' ? 'forms-email' : 'forms-required' };
};
