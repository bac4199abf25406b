/** Patterns of postal codes for the most common countries of exhibitors; the specs define none. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  NL: /^\d{4} ?[A-Z]{2}$/i,
  BE: /^\d{4}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  TR: /^\d{5}$/,
  PT: /^\d{4}-?\d{3}$/,
  PL: /^\d{2}-?\d{3}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  DK: /^\d{4}$/,
  SE: /^\d{3} ?\d{2}$/,
  US: /^\d{5}(?:-\d{4})?$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
};

/** Countries whose addresses name a state or province. */
const WITH_STATE = ['US', 'CA', 'AU', 'BR', 'IN', 'MX', 'ES', 'IT', 'TR', 'AR', 'CN', 'JP', 'MY'];

/** Whether a postal code does not match the pattern of its country, which is only a warning. */
export const looksOdd = (postalCode: string, country: string): boolean => {
  const pattern = Object.hasOwn(PATTERNS, country) ? PATTERNS[country] : undefined;
  return pattern !== undefined && postalCode.trim() !== '' && !pattern.test(postalCode.trim());
};

/** Whether the form has a state field: the country has states, or one was entered. */
export const requiresState = (state: string, country: string): boolean =>
  state !== '' || WITH_STATE.includes(country);
