/** Creating a formatter costs a hundred times as much as using it, and there are few, so each is made once. */
const once = <Args extends readonly unknown[], Formatter>(create: (...args: Args) => Formatter) => {
  const created = new Map<string, Formatter>();
  return (...args: Args): Formatter => {
    const key = JSON.stringify(args);
    const formatter = created.get(key) ?? create(...args);
    created.set(key, formatter);
    return formatter;
  };
};

/** The formatter of these locales and options, as `new Intl.DateTimeFormat` makes it. */
export const dateTimeFormat = once(
  (locales: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales, options),
);

/** As `new Intl.ListFormat` makes it. */
export const listFormat = once((locales: string) => new Intl.ListFormat(locales));

/** As `new Intl.NumberFormat` makes it. */
export const numberFormat = once(
  (locales: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locales, options),
);

/** As `new Intl.PluralRules` makes it. */
export const pluralRules = once(
  (locales: string, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locales, options),
);

/** As `new Intl.RelativeTimeFormat` makes it. */
export const relativeTimeFormat = once(
  (locales: string, options?: Intl.RelativeTimeFormatOptions) =>
    new Intl.RelativeTimeFormat(locales, options),
);

/** As `new Intl.DisplayNames` makes it. */
export const displayNames = once(
  (locales: string, type: Intl.DisplayNamesType) => new Intl.DisplayNames(locales, { type }),
);

/** As `new Intl.Collator` makes it. */
export const collator = once(
  (locales: string, options?: Intl.CollatorOptions) => new Intl.Collator(locales, options),
);

// Marked as pure, so that no bundle carries it that orders nothing.
/** Orders texts with numbers in them, such as stands: `8.B2`, `8.B10`, `10.A1`. */
export const inNaturalOrder: Intl.Collator['compare'] = /* @__PURE__ */ (() =>
  collator('en', { numeric: true }).compare)();

/** The IANA names of all zones this engine knows. */
export const timeZones = (): readonly string[] => Intl.supportedValuesOf('timeZone');
