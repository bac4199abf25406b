import type { FieldCode, FieldFault } from '@fairdesk/core/shared';
import * as z from 'zod/mini';

/** The fault of a field whose value its schema does not accept. */
export const faultOfIssue = (issue: z.core.$ZodIssue): FieldFault => ({
  path: issue.path.map(String).join('.'),
  ...(CustomFault.safeParse(issue).data ?? schemaFault(issue)),
});

const schemaFault = (issue: z.core.$ZodIssue): Pick<FieldFault, 'code' | 'params'> => {
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { code: 'forms-maxlength', params: { max: Number(issue.maximum) } };
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { code: 'forms-minlength', params: { min: Number(issue.minimum) } };
  return { code: 'invalid' };
};

/** A fault that a schema of the core found by a rule. */
const CustomFault = z.pipe(
  z.object({
    code: z.literal('custom'),
    params: z.object({
      fault: z.custom<FieldCode>((fault) => typeof fault === 'string'),
      max: z.optional(z.number()),
    }),
  }),
  z.transform(({ params: { fault, max } }) => ({ code: fault, params: max === undefined ? {} : { max } })),
);
