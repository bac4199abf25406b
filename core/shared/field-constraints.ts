import type { FieldFault } from './failure.ts';
import type { FieldCode } from './field-code.ts';
import { faultIf } from './field-faults.ts';
import { cutTo, digitsOnly, isBlank, isEmail, isUrl, lengthOf } from './fields.ts';
import { plainText } from './plain-text.ts';
import { storedDay } from './stored-day.ts';

/** The constraints of a form field. Source: portal spec §5. */
export interface FieldConstraints {
  /** The `label` of the fault of a missing value: the text of a question; in other forms the field's name. */
  readonly label: string;
  readonly required?: boolean;
  /**
   * Accepts any text when absent. A `line` and a `letter` are saved without white space around them, `html` is sanitised
   * by services, a `day` is an ISO day or empty, a `flag` is no text but a boolean.
   */
  readonly kind?: 'line' | 'letter' | 'html' | 'email' | 'url' | 'numbers' | 'day' | 'flag';
  /** In characters, of the text as it is saved; no limit when 0 or absent. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** An additional check, and the key of the message when it fails. */
  readonly also?: {
    readonly code: FieldCode;
    /** Receives the trimmed text; skipped for a blank field. */
    readonly holds: (text: string) => boolean;
  };
}

/** The constraints of the fields of a form, in its order. */
export type FormConstraints = Readonly<Record<string, FieldConstraints>>;

/** The longest name or title, in characters, where the specs set no limit. */
export const NAME_MAX = 200;

/** The default height of a multi-line field, in lines. Source: portal spec §9. */
export const DEFAULT_ROWS = 3;

/**
 * The faults of a field, most important first; a blank field reports only that it is missing.
 *
 * | the text             | code                                |
 * | -------------------- | ----------------------------------- |
 * | blank, but required  | `forms-required`                    |
 * | no mail address      | `forms-email`                       |
 * | no web address       | `forms-url`                         |
 * | more than digits     | `forms-numbers`                     |
 * | no calendar day      | `forms-date`                        |
 * | too short, too long  | `forms-minlength`, `forms-maxlength` |
 */
export const formFieldFaults = (
  path: string,
  text: string,
  field: FieldConstraints,
): readonly FieldFault[] => {
  const { label, required = false, minLength = 0, maxLength = 0, also } = field;
  if (isBlank(field.kind === 'html' ? plainText(text) : text))
    return faultIf(required, path, 'forms-required', { label });
  const trimmed = text.trim();
  const faults: FieldFault[] = [...kindFaults(path, trimmed, field.kind)];
  if (also && !also.holds(trimmed)) faults.push({ path, code: also.code });
  const length = lengthIn(text, field);
  if (length < minLength) faults.push({ path, code: 'forms-minlength', params: { min: minLength } });
  if (maxLength > 0 && length > maxLength) {
    faults.push({ path, code: 'forms-maxlength', params: { max: maxLength } });
  }
  return faults;
};

/** The faults of a whole form, in the order of `fields`. */
export const formFaults = <Name extends string>(
  form: Readonly<Record<NoInfer<Name>, string | boolean>>,
  fields: Readonly<Record<Name, FieldConstraints>>,
): readonly FieldFault[] =>
  (Object.keys(fields) as Name[]).flatMap((name) => {
    const value: string | boolean = form[name];
    return typeof value === 'string' ? formFieldFaults(name, value, fields[name]) : [];
  });

/**
 * How many characters of a text count for the limits of its field: those that are saved.
 *
 * @example
 * ```ts
 * lengthIn(' Pump ', { label: 'name', kind: 'line' }) // 4
 * lengthIn(' Pump ', { label: 'shortDescription' }) // 6
 * ```
 */
export const lengthIn = (text: string, field: FieldConstraints): number => lengthOf(countedPart(text, field));

/** The part of a text that counts, and is saved. */
export const countedPart = (text: string, { kind }: Pick<FieldConstraints, 'kind'>): string =>
  isSavedTrimmed(kind) ? text.trim() : text;

/**
 * How many more characters a field takes, 0 when it is full; `undefined` when it has no limit.
 *
 * @example
 * ```ts
 * charactersLeft('pumps', { label: 'name', kind: 'line', maxLength: 50 }) // 45
 * charactersLeft('pumps', { label: 'name', kind: 'line' }) // undefined
 * ```
 */
export const charactersLeft = (text: string, field: FieldConstraints): number | undefined =>
  field.maxLength ? Math.max(0, field.maxLength - lengthIn(text, field)) : undefined;

/**
 * Cleans a value while the user types: strips everything but digits from number fields and truncates to the
 * limit.
 */
export const asTyped = (text: string, field: FieldConstraints): string => {
  const { kind, maxLength = 0 } = field;
  const allowed = kind === 'numbers' ? digitsOnly(text) : text;
  if (maxLength === 0 || lengthIn(allowed, field) <= maxLength) return allowed;
  return cutTo(isSavedTrimmed(kind) ? allowed.trimStart() : allowed, maxLength);
};

const isSavedTrimmed = (kind: FieldConstraints['kind']): boolean => kind !== undefined && kind !== 'html';

const kindFaults = (path: string, text: string, kind: FieldConstraints['kind']): readonly FieldFault[] => {
  switch (kind) {
    case 'day':
      return faultIf(!storedDay(text), path, 'forms-date');
    case 'email':
      return faultIf(!isEmail(text), path, 'forms-email', { email: text });
    case 'url':
      return faultIf(!isUrl(text), path, 'forms-url');
    case 'numbers':
      return faultIf(digitsOnly(text) !== text, path, 'forms-numbers');
    default:
      // Another kind does not compile.
      kind satisfies 'line' | 'letter' | 'html' | 'flag' | undefined;
      return [];
  }
};
