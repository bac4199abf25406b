import 'server-only';
import { decodeAddress, type Failure, LANGUAGES, localPath } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import { expireContentCaches } from '#adapters/shared/http/content-caches.ts';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import type { ContentChange } from '#app/_http/request-bodies.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { runtime } from '#app/_process/runtime.ts';
import { invalidateSiteMap } from './site-map.ts';

/** Invalidates the cached pages that the change affects. */
export const invalidateChanged = async (change: ContentChange): Promise<void> => {
  invalidateSiteMap();
  expireContentCaches();
  if (!isOfPages(change)) {
    runtime().purgePages();
    return;
  }
  const sites = await valueOr([], currentUseCases().sites.sites());
  const folder = sites.find(({ site }) => site === change.site)?.virtualFolder ?? '';
  const within = change.paths.map((path) => (folder === '' ? path : `/${folder}${path === '/' ? '' : path}`));
  const addresses = new Set(
    within.flatMap((path) => LANGUAGES.map((language) => localPath({ language, path }))),
  );
  runtime().purgePages((address) => addresses.has(plainAddress(address)));
};

/**
 * Invalidates the cached pages of this server once a change is stored. The fair may have another slug now; the other
 * servers notice it within a second.
 */
export const withFreshPages = <T>(change: ResultAsync<T, Failure>): ResultAsync<T, Failure> =>
  change.andThen((changed) => ResultAsync.fromSafePromise(invalidateChanged({})).map(() => changed));

type OfPages = { readonly site: string; readonly paths: readonly string[] };

const isOfPages = (change: ContentChange): change is OfPages =>
  Array.isArray(change.paths) && 'site' in change;

/** Normalises an address: decoded, without a trailing slash. */
const plainAddress = (address: string): string => decodeAddress(address).replace(/(?<=.)\/$/, '');
