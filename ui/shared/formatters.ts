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

type Locales = Intl.LocalesArgument;

export const dateTimeFormat = once(
  (locales: Locales, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales, options),
);

export const listFormat = once((locales: Locales) => new Intl.ListFormat(String(locales)));

export const numberFormat = once(
  (locales: Locales, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locales, options),
);

export const pluralRules = once(
  (locales: Locales, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locales, options),
);

export const relativeTimeFormat = once(
  (locales: string, options?: Intl.RelativeTimeFormatOptions) =>
    new Intl.RelativeTimeFormat(locales, options),
);
