import type { Labels } from '../../shared/texts/translate.ts';

type NameLabels = Pick<Labels, 'own' | 't'>;

// Each function takes the name that is stored: of a component and of a field, the first of its description.
// A name without a text of its own is split into words.

export const blockName = (labels: NameLabels, component: string): string =>
  labels.own(blockKey(component)) || inWords(component) || '?';

/** What a block is for, in a sentence; empty for an unknown component. */
export const blockHint = (labels: NameLabels, component: string): string =>
  labels.own(`${blockKey(component)}-hint`);

/** The name of a field of a component, of an item in one of its lists, or of a `Page`. */
export const fieldName = (labels: NameLabels, component: string, name: string): string =>
  labels.own(`field-${nameKey(component)}-${nameKey(name)}`) ||
  labels.own(`field-${nameKey(name)}`) ||
  inWords(name);

export const paramName = (labels: NameLabels, name: string): string => {
  const { base, column } = columnParamOf(name);
  if (base !== undefined) return labels.t(`column-param-${base}`, { n: column });
  return labels.own(`param-${nameKey(name)}`) || inWords(name);
};

/** How to fill in a parameter; `undefined` for one that needs no explanation. */
export const paramHint = (labels: NameLabels, name: string): string | undefined => {
  const { base } = columnParamOf(name);
  const prefix = base === undefined ? `param-${nameKey(name)}` : `column-param-${base}`;
  return labels.own(`${prefix}-hint`) || undefined;
};

export const valueName = (labels: NameLabels, param: string, value: string): string => {
  const { base = param } = columnParamOf(param);
  return (
    labels.own(`value-${nameKey(base)}-${nameKey(value)}`) ||
    labels.own(`value-${nameKey(value)}`) ||
    inWords(value)
  );
};

/** The name of a group of the palette. */
export const groupName = (labels: NameLabels, group: string): string =>
  labels.own(`group-${nameKey(group)}`) || inWords(group);

/** A stored name in the key of a message: `Background-Color` for `Background Color`, `empty` for an empty value. */
export const nameKey = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, '-') || 'empty';

/** Components begin with a capital; other texts about blocks have a small letter there, such as `block-slow`. */
const blockKey = (component: string): string =>
  `block-${nameKey(component).replace(/^[a-z]/, (letter) => letter.toUpperCase())}`;

/** The parameters that each column of a splitter has, with the column's number at their end: `Styles3`. */
const columnParamOf = (
  name: string,
): { base: 'ColumnWidth' | 'Styles'; column: number } | { base?: undefined; column?: undefined } => {
  const [, base, column] = /^(ColumnWidth|Styles)([1-9])$/.exec(name) ?? [];
  return base === 'ColumnWidth' || base === 'Styles' ? { base, column: Number(column) } : {};
};

/** `Grid parameters` for `GridParameters`; a text that is no such name stays as it is. */
const inWords = (name: string): string => {
  if (!/^\w+$/.test(name)) return name;
  const words = name
    .replaceAll('_', ' ')
    .trim()
    .split(/ +|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => (/^[A-Z\d]+$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words === '' ? name : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};
