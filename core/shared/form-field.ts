import type { FieldFault } from './failure.ts';
import { cutTo, digitsOnly, isBlank, isEmail, isUrl, lengthOf } from './fields.ts';

/** What a field of a form asks for. Source: portal spec §5. */
export interface FormField {
  /** As the reader calls it; goes into the sentence when it is missing. */
  readonly label: string;
  readonly required?: boolean;
  /** Any text when absent. */
  readonly kind?: 'email' | 'url' | 'numbers';
  /** Characters; no limit when 0 or absent. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A condition of its own, and the key of the sentence when it does not hold. */
  readonly also?: {
    readonly code: string;
    /** Asked of the text without the white space around it, and never of a blank one. */
    readonly holds: (text: string) => boolean;
  };
}

/** The longest name or title that is kept, in characters, where the specs set no limit. */
export const NAME_MAX = 200;

/** How tall a field of several lines is, in lines, when nothing else is said. Source: portal spec §9. */
export const DEFAULT_ROWS = 3;

/**
 * What is wrong with a field, the first thing first; an empty field is only ever missing.
 *
 * | the text             | code                                |
 * | -------------------- | ----------------------------------- |
 * | blank, but required  | `forms-required`                    |
 * | no mail address      | `forms-email`                       |
 * | no web address       | `forms-url`                         |
 * | more than digits     | `forms-numbers`                     |
 * | too short, too long  | `forms-minlength`, `forms-maxlength` |
 */
export const formFieldFaults = (path: string, text: string, field: FormField): readonly FieldFault[] => {
  const { label, required = false, minLength = 0, maxLength = 0, also } = field;
  if (isBlank(text)) return required ? [{ path, code: 'forms-required', params: { label } }] : [];
  const faults: FieldFault[] = [...kindFaults(path, text.trim(), field.kind)];
  if (also && !also.holds(text.trim())) faults.push({ path, code: also.code });
  if (lengthOf(text) < minLength) faults.push({ path, code: 'forms-minlength', params: { min: minLength } });
  if (maxLength > 0 && lengthOf(text) > maxLength) {
    faults.push({ path, code: 'forms-maxlength', params: { max: maxLength } });
  }
  return faults;
};

/** What is wrong with a form, field by field in the order of `fields`. */
export const formFaults = <Name extends string>(
  texts: Readonly<Record<NoInfer<Name>, string>>,
  fields: Readonly<Record<Name, FormField>>,
): readonly FieldFault[] =>
  (Object.keys(fields) as Name[]).flatMap((name) => formFieldFaults(name, texts[name], fields[name]));

/** What a field holds after something was typed: digits only where numbers are asked for, and never too long. */
export const asTyped = (text: string, { kind, maxLength = 0 }: FormField): string => {
  const allowed = kind === 'numbers' ? digitsOnly(text) : text;
  return maxLength > 0 ? cutTo(allowed, maxLength) : allowed;
};

const kindFaults = (path: string, text: string, kind: FormField['kind']): readonly FieldFault[] => {
  switch (kind) {
    case undefined:
      return [];
    case 'email':
      return isEmail(text) ? [] : [{ path, code: 'forms-email', params: { email: text } }];
    case 'url':
      return isUrl(text) ? [] : [{ path, code: 'forms-url' }];
    case 'numbers':
      return digitsOnly(text) === text ? [] : [{ path, code: 'forms-numbers' }];
  }
};
