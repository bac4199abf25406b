/** A visitor's decision about analytics. Before a decision nothing is sent. Ours; the specs only name the events. */
export type Consent = 'granted' | 'denied';

/** The cookie that stores the decision: `analytics-consent=granted`. */
export const CONSENT_COOKIE = 'analytics-consent';

/** How long a decision is stored, in days: half a year, then the visitor is asked again. */
export const CONSENT_DAYS = 182;

/** The decision in a list of cookies: `a=1; analytics-consent=denied`; `undefined` before there is one. */
export const consentIn = (cookies: string): Consent | undefined => {
  const values = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .filter(([name]) => name === CONSENT_COOKIE)
    .map(([, ...value]) => value.join('='));
  // Two cookies that contradict each other are no consent.
  const [first, ...others] = new Set(values);
  return others.length === 0 && (first === 'granted' || first === 'denied') ? first : undefined;
};
