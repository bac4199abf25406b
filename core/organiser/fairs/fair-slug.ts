import { type FieldCode, type FieldFault, faultIf, LANGUAGES, slugOf } from '../../shared/index.ts';

/** The longest slug of a fair, in characters. */
export const FAIR_SLUG_MAX = 60;

/** First segments of addresses of the product itself, which no fair can have as its slug. */
const RESERVED: readonly string[] = [
  ...LANGUAGES,
  'account',
  'api',
  'default',
  'events',
  'files',
  'forgot-password',
  'go',
  'healthz',
  'invite',
  'login',
  'media',
  'new',
  'organiser',
  'portal',
  'register',
  'reset-password',
  'saved',
  'setup',
  'sign-in',
  'validate',
  'verify',
];

/** The slug that is suggested for a name; empty for a name without Latin letters or digits. */
export const suggestedSlug = (name: string): string => slugOf(name).slice(0, FAIR_SLUG_MAX).replace(/-$/, '');

/** The faults of a slug; whether another fair has or had it is known to the store only. */
export const fairSlugFaults = (slug: string): readonly FieldFault[] => {
  if (slug === '') return [{ path: 'slug', code: 'forms-required', params: { label: 'fair-slug' } }];
  if (slug.length > FAIR_SLUG_MAX)
    return [{ path: 'slug', code: 'forms-maxlength', params: { max: FAIR_SLUG_MAX } }];
  if (slugOf(slug) !== slug) return [{ path: 'slug', code: 'fair-slug-invalid' }];
  return faultIf(RESERVED.includes(slug), 'slug', SLUG_TAKEN);
};

/** The code of a slug that another fair has or had, or that the product itself uses. */
export const SLUG_TAKEN = 'fair-slug-taken' satisfies FieldCode;
