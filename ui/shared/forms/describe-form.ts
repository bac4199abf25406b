import { dayOnly, type FormConstraints, type FormOf, fieldNames, plainText } from '@fairdesk/core/shared';
import type { Described } from '../editing/version-choice.tsx';
import { dayText } from '../texts/format.ts';
import type { Labels } from '../texts/translate.ts';

/** The fields of a form in words, in its order. */
export const describeForm = <Fields extends FormConstraints>(
  fields: Fields,
  form: FormOf<Fields>,
  names: Readonly<Record<keyof Fields, string>>,
  { t, language }: Pick<Labels, 't' | 'language'>,
): readonly Described[] =>
  fieldNames(fields).map((name) => {
    const value: string | boolean = form[name];
    if (typeof value === 'boolean') return { name: names[name], value: t(value ? 'yes' : 'no') };
    const kind = fields[name]?.kind;
    if (kind === 'html') return { name: names[name], value: plainText(value) };
    const text = kind === 'day' && value ? dayText(dayOnly(value), language) : value;
    return { name: names[name], value: text };
  });
