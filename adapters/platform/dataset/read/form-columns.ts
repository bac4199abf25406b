import {
  type FieldConstraints,
  type FieldValues,
  type FormConstraints,
  mapFields,
  URL_MAX,
  withScheme,
} from '@fairdesk/core/shared';
import { dayCell, emailCell, emptiable, flagCell, text } from './cell-schema.ts';

/** A column for each field of a form; `[empty]` makes a text empty. */
export const formColumns = <Fields extends FormConstraints>(
  fields: Fields,
): FieldValues<Fields, typeof linkColumn, typeof flagColumn> =>
  mapFields(fields, columnOf) as FieldValues<Fields, typeof linkColumn, typeof flagColumn>;

/** A column for a web address, to which the scheme is added. */
export const linkColumn = emptiable(text(URL_MAX).transform(withScheme));

const flagColumn = flagCell.optional();

const columnOf = ({ kind, maxLength }: FieldConstraints) => {
  switch (kind) {
    case 'flag':
      return flagColumn;
    case 'day':
      return emptiable(dayCell);
    case 'url':
      return linkColumn;
    case 'email':
      return emptiable(emailCell);
    default:
      // As in forms, 0 is no limit.
      return emptiable(text(maxLength || Number.POSITIVE_INFINITY));
  }
};
