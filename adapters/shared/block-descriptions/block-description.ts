import type { FieldDescription, FieldHolds, ParamDescription } from '@fairdesk/core/editor';

const field =
  (holds: FieldHolds) =>
  (...names: [string, ...string[]]): FieldDescription => ({ holds, names });

export const line = field('line');
export const html = field('html');
export const day = field('day');
export const moment = field('moment');
export const picture = field('picture');
export const link = field('link');
export const address = field('address');
export const flag = field('switch');
export const json = field('json');
export const condition = field('condition');
export const tags = field('tags');
export const articles = field('articles');
export const pages = field('pages');
/** Both names are in use. */
export const icon = (): FieldDescription => field('icon')('XBE_Icon', 'Icon');

export const items = (
  names: readonly [string, ...string[]],
  each: readonly FieldDescription[],
): FieldDescription => ({ holds: 'items', names, each });

/** Fields of an item that have an effect with these values of another one of its fields. */
export const onlyFor = (
  field: string,
  values: readonly string[],
  ...fields: readonly FieldDescription[]
): readonly FieldDescription[] => fields.map((each) => ({ ...each, onlyFor: { field, values } }));

/** A field of an item that another one of its fields holds in another form. */
export const alternative = (field: FieldDescription): FieldDescription => ({ ...field, isAlternative: true });

/** A line with values to choose from, the default first. */
export const lineOf = (name: string, ...values: [string, ...string[]]): FieldDescription => ({
  holds: 'line',
  names: [name],
  values,
});

/** A parameter with values to choose from, the default first. */
export const choice = (name: string, ...values: [string, ...string[]]): ParamDescription => ({
  name,
  values,
});

/** The variant of a component, chosen by its parameter `FieldNames`. */
export const variant = (...values: [string, ...string[]]): ParamDescription =>
  choice('FieldNames', ...values);
