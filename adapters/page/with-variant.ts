import { type Fields, isRecord } from '../shared/layout/fields.ts';

/**
 * A layout as readers of these variants get it: of each rendering with `experiences`, the one with one of these ids
 * replaces the default. A rendering that a variant hides has no component name, and so is no block.
 *
 * Source: the content platform's personalisation.
 */
export const withVariant = (layout: unknown, variants: readonly string[]): unknown => {
  if (variants.length === 0 || !isRecord(layout) || !isRecord(layout.sitecore)) return layout;
  const { sitecore } = layout;
  return { ...layout, sitecore: { ...sitecore, route: withPlaceholders(sitecore.route, variants) } };
};

const withPlaceholders = (owner: unknown, variants: readonly string[]): unknown =>
  isRecord(owner) && isRecord(owner.placeholders)
    ? { ...owner, placeholders: personalised(owner.placeholders, variants) }
    : owner;

const personalised = (placeholders: Fields, variants: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(placeholders).map(([key, entries]) => [
      key,
      Array.isArray(entries)
        ? entries.map((entry) => withPlaceholders(chosenFrom(entry, variants), variants))
        : entries,
    ]),
  );

const chosenFrom = (entry: unknown, variants: readonly string[]): unknown => {
  const experiences = isRecord(entry) && isRecord(entry.experiences) ? entry.experiences : {};
  const variant = variants.find((id) => Object.hasOwn(experiences, id));
  return variant === undefined ? entry : experiences[variant];
};
