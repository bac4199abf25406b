import { type FieldCode, type FieldFault, LANGUAGES, slugOf } from '../shared/index.ts';

/** The longest slug of a fair, in characters. */
export const FAIR_SLUG_MAX = 60;

/**
 * First segments of addresses of the product itself, and of the pages with which the website of a fair begins: no fair
 * can have one as its slug.
 */
const RESERVED: readonly string[] = [
  ...LANGUAGES,
  'accessibility',
  'account',
  'api',
  'awards',
  'company-profile',
  'contact',
  'dashboard',
  'default',
  'events',
  'exhibitors',
  'files',
  'forgot-password',
  'go',
  'healthz',
  'invite',
  'login',
  'media',
  'messages',
  'new',
  'news',
  'organiser',
  'portal',
  'practical-information',
  'privacy',
  'products',
  'register',
  'reset-password',
  'saved',
  'search',
  'setup',
  'sign-in',
  'stand',
  'tasks',
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
  return RESERVED.includes(slug) ? [{ path: 'slug', code: SLUG_TAKEN }] : [];
};

/** The code of a slug that another fair has or had, or that the product itself uses. */
export const SLUG_TAKEN = 'fair-slug-taken' satisfies FieldCode;
