import * as z from 'zod/mini';
import { faultOfIssue } from '../../shared/fault-of-issue.ts';
import { invalid } from '../identity/read-input.ts';
import { readJsonBody } from '../request-body.ts';
import { httpFault, type ServiceRequest } from '../service.ts';

/** The largest body, in bytes: a form with texts in four languages fits several times. */
const LARGEST_BODY = 1_048_576;

/** Parses a JSON body with a schema of the core; an invalid one ends the request with 400 and the field faults. @param limit in bytes */
export const readDeskBody = async <S extends z.ZodMiniType>(
  { body }: ServiceRequest,
  schema: S,
  limit = LARGEST_BODY,
): Promise<z.output<S>> => {
  const read = await readJsonBody(body, limit);
  if ('fault' in read) throw httpFault(read.fault === 'too-large' ? 413 : 400, { error: read.fault });
  const parsed = z.safeParse(schema, read.value);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(faultOfIssue));
};
