import fc, { type Arbitrary } from 'fast-check';
import { type FieldConstraints, type FormConstraints, type FormOf, mapFields } from '../shared/index.ts';
import { anyWebAddress } from './any-profile.ts';
import { anyEmail, anyFairDay, anyTitle, anyWords } from './any-shared.ts';

/** No longer than this, so that a failing example can be read. */
const READABLE = 200;

/** A valid form with these fields; flags are not set. */
export const anyForm = <Fields extends FormConstraints>(fields: Fields): Arbitrary<FormOf<Fields>> =>
  fc.record<Record<string, string | boolean>>(mapFields(fields, anyValue)) as Arbitrary<FormOf<Fields>>;

/** One paragraph of words. */
const paragraph = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,30}$/).map((words) => `<p>${words}</p>`);

const orEmpty = (text: Arbitrary<string>): Arbitrary<string> => fc.oneof(fc.constant(''), text);

const anyValue = ({
  kind,
  required,
  maxLength = READABLE,
}: FieldConstraints): Arbitrary<string | boolean> => {
  switch (kind) {
    case 'flag':
      return fc.constant(false);
    case 'day':
      return orEmpty(anyFairDay.map((date) => `${date}T00:00:00.000Z`));
    case 'html':
      return paragraph;
    case 'url':
      return orEmpty(anyWebAddress);
    case 'email':
      return orEmpty(anyEmail.map((email) => email.toLowerCase()));
    default:
      return required || kind === 'line' ? anyTitle : anyWords(Math.min(maxLength, READABLE));
  }
};

/** Swaps two days of a form when the last one is before the first one. */
export const inOrderOfTime = <First extends string, Last extends string, Form extends Days<First | Last>>(
  form: Form,
  first: First,
  last: Last,
): Form => {
  const [from, until]: string[] = [form[first], form[last]];
  return from && until && until < from ? { ...form, [first]: until, [last]: from } : form;
};

type Days<Name extends string> = Readonly<Record<Name, string>>;
