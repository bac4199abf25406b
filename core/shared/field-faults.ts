import type { FieldFault } from './failure.ts';
import { lengthOf } from './fields.ts';

/** A fault of one field, if it has that fault. */
export const faultIf = (
  isFault: boolean,
  path: string,
  code: FieldFault['code'],
  params?: FieldFault['params'],
): readonly FieldFault[] => (isFault ? [{ path, code, ...(params && { params }) }] : []);

/** `forms-maxlength` for a text of more than `max` characters. */
export const tooLong = (path: string, text: string | undefined, max: number): readonly FieldFault[] =>
  faultIf(lengthOf(text ?? '') > max, path, 'forms-maxlength', { max });
