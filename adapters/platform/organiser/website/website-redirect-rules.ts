import {
  inRuleOrder,
  siteRedirectOf,
  type WebsiteRedirect,
  websiteRedirectOf,
} from '@fairdesk/core/organiser';
import type { RedirectKind } from '@fairdesk/core/page';
import { type SiteRedirectRule, siteRedirectRule } from '../../content/site-settings.ts';

const KINDS = {
  REDIRECT_301: 'permanent',
  REDIRECT_302: 'temporary',
  SERVER_TRANSFER: 'transfer',
} as const satisfies Record<SiteRedirectRule['redirectType'], RedirectKind>;

/** The stored rules of a site that the desk can edit; those with patterns are not among them. */
export const editableRedirects = (stored: unknown): readonly WebsiteRedirect[] =>
  rulesIn(stored).flatMap((rule) => editable(rule) ?? []);

/**
 * The rules of a site with those of the desk replaced; they come first, and all others stay as they are. What becomes
 * of the query is not shown on the desk, so an address with a new target still treats it as its rule did.
 */
export const withRedirects = (stored: unknown, redirects: readonly WebsiteRedirect[]): unknown => {
  const ordered = inRuleOrder(redirects);
  if (JSON.stringify(editableRedirects(stored)) === JSON.stringify(ordered)) return stored;
  const rules = rulesIn(stored);
  const written = ordered.map((redirect) => {
    const same = rules.find((rule) => JSON.stringify(editable(rule)) === JSON.stringify(redirect));
    if (same !== undefined) return same;
    const former = rules.find((rule) => editable(rule)?.from === redirect.from);
    return ruleOf(redirect, siteRedirectRule(former)?.isQueryStringPreserved);
  });
  const others = rules.filter((rule) => editable(rule) === undefined);
  return written.length + others.length === 0 ? undefined : [...written, ...others];
};

const rulesIn = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

const editable = (stored: unknown): WebsiteRedirect | undefined => {
  const rule = siteRedirectRule(stored);
  if (rule === undefined) return undefined;
  const { pattern, target, redirectType, isQueryStringPreserved: keepsQuery, locale: language } = rule;
  return websiteRedirectOf({ pattern, target, kind: KINDS[redirectType], keepsQuery, language });
};

const ruleOf = (redirect: WebsiteRedirect, formerKeepsQuery: boolean | undefined) => {
  const { pattern, target, keepsQuery } = siteRedirectOf(redirect);
  const redirectType = redirect.isPermanent ? 'REDIRECT_301' : 'REDIRECT_302';
  return { pattern, target, redirectType, isQueryStringPreserved: formerKeepsQuery ?? keepsQuery };
};
