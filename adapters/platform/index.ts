/**
 * The embedded platform: profile service, identity, content, files and mail on one database.
 *
 * For whoever has no such services: the server's adapters are given {@link Platform.fetch} in place of the network's.
 */
import { join } from 'node:path';
import { openDatabase } from './database/open-database.ts';
import { createFileKeeper } from './files/file-keeper.ts';
import { createFileService } from './files/file-service.ts';
import { createDiskStore } from './files/file-store.ts';
import { BASE } from './profile-service/json-api.ts';
import { createProfileService } from './profile-service/profile-service.ts';
import { isHttpFault, json, type Service } from './service.ts';
import type { PlatformSettings } from './settings.ts';
import { createTokenKeeper } from './tokens/token-keeper.ts';

export type { PlatformSettings } from './settings.ts';

export interface Platform {
  /** Answers as the services would over the network; the host of the address is ignored. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

const SERVICE_TOKENS = { accessSeconds: 900, refreshSeconds: 86_400 };

export const openPlatform = async (settings: PlatformSettings): Promise<Platform> => {
  const clock = settings.clock ?? (() => new Date());
  const database = await openDatabase(settings);
  const files = createFileKeeper(database, createDiskStore(join(settings.dataFolder, 'files')), clock);
  const tokens = createTokenKeeper(database, 'service', SERVICE_TOKENS, clock);
  const services: readonly (readonly [prefix: string, service: Service])[] = [
    [`${BASE}/`, createProfileService({ database, files, tokens, settings, clock })],
    ['/files/', createFileService(files)],
  ];
  return {
    fetch: (request) => answer(services, settings, request),
    close: () => database.close(),
  };
};

const answer = async (
  services: readonly (readonly [prefix: string, service: Service])[],
  { log }: PlatformSettings,
  request: Request,
): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const service = services.find(([prefix]) => pathname.startsWith(prefix))?.[1];
  if (!service) return json(404, { error: 'not-found' });
  try {
    return await service(request);
  } catch (thrown) {
    if (isHttpFault(thrown)) return json(thrown.status, thrown.body, thrown.headers);
    // The sentence of an error may quote what a person wrote, so only its kind is logged beside the place.
    log.error('Cannot answer a request of the platform', {
      method: request.method,
      service: pathname.split('/', 4).slice(0, 4).join('/'),
      error:
        thrown instanceof Error ? `${thrown.name}: ${thrown.stack?.split('\n')[1]?.trim()}` : typeof thrown,
    });
    return json(500, { error: 'internal' });
  }
};
