/**
 * The embedded platform: profile service, identity, content, search, files and mail on one database.
 *
 * For installations without such services: the server's adapters use {@link Platform.call} instead of the
 * network.
 */
import { join } from 'node:path';
import type { PlatformCall } from '../shared/http/platform-call.ts';
import { createBackground } from './background.ts';
import { cachedReads } from './cached-reads.ts';
import { createContactService } from './contact/contact-service.ts';
import { createContentService } from './content/content-service.ts';
import { contentStamp } from './content/content-stamp.ts';
import { openDatabase } from './database/open-database.ts';
import { createFileChecks, NO_CHECKS } from './files/file-checks.ts';
import { createFileRepository } from './files/file-repository.ts';
import { createFileService } from './files/file-service.ts';
import { createMediaService } from './files/media-service.ts';
import { openFileStore } from './files/open-file-store.ts';
import { createResizeImage } from './files/resize-image.ts';
import { startHousekeeping } from './housekeeping.ts';
import { acceptForeignTokens } from './identity/foreign-tokens.ts';
import { createIdentityService } from './identity/identity-service.ts';
import { createPasswordHashing } from './identity/password-hashing.ts';
import { inProcess } from './in-process.ts';
import { mailCounts } from './mail/mail-counts.ts';
import { createMailer } from './mail/mailer.ts';
import { createFolderTransport, createSmtpTransport } from './mail/transport.ts';
import { createFairsService } from './organiser/fairs/fairs-service.ts';
import { startLetters } from './organiser/letters/send-letters.ts';
import { createOrganiserService } from './organiser/organiser-service.ts';
import { startPageSchedule } from './organiser/pages/page-schedule.ts';
import { startReminders } from './organiser/reminders/run-reminders.ts';
import { BASE } from './profile-service/json-api.ts';
import { createProfileService } from './profile-service/profile-service.ts';
import { createServiceKeyGate } from './profile-service/service-key-gate.ts';
import { route } from './route.ts';
import { createSearchService } from './search/search-service.ts';
import { overNetwork } from './service.ts';
import type { PlatformSettings } from './settings.ts';
import { openSharedState } from './shared-state/open-shared-state.ts';
import type { SharedState } from './shared-state/shared-state.ts';
import { createTokenStore } from './tokens/token-store.ts';
import { createVisitorService } from './visitors/visitor-service.ts';
import { startWebhooks } from './webhooks/run-webhooks.ts';

export { httpFault } from './service.ts';
export type { PlatformSettings } from './settings.ts';

export interface Platform {
  /** Responds as the services would over the network; ignores the host of the address. */
  fetch(request: Request): Promise<Response>;
  /** The present moment, the same for all servers of the database. */
  readonly clock: () => Date;
  /** Responds to our own process with values; requests are trusted. */
  readonly call: PlatformCall;
  /** A stamp that changes with the content, including changes by other processes. */
  contentStamp(): Promise<string>;
  /** What all servers share beside the database. */
  readonly shared: Omit<SharedState, 'close'>;
  /** Whether the store of files responds, wherever it is. */
  filesRespond(): Promise<boolean>;
  /** How many mails wait, are unsure or failed, by state. */
  mailCounts(): Promise<Readonly<Record<string, number>>>;
  /** Resolves once work that goes on after its response is done, such as preparing and sending a mail. */
  settled(): Promise<void>;
  /** Closes the platform once work in progress is done. */
  close(): Promise<void>;
}

const QUARTER = 900;
const DAY = 86_400;
const SERVICE_TOKENS = { accessSeconds: QUARTER, refreshSeconds: DAY };
const USER_TOKENS = { accessSeconds: QUARTER, refreshSeconds: 30 * DAY };

/** The key of no file. */
const NO_FILE = '00000000-0000-0000-0000-000000000000';

export const openPlatform = async (settings: PlatformSettings): Promise<Platform> => {
  const { log, dataFolder, publicUrl, scanner } = settings;
  const database = await openDatabase(settings);
  const { clock = database.clock } = settings;
  const shared = await openSharedState({ ...settings, database });
  const store = openFileStore(database, settings);
  const checks = scanner ? createFileChecks({ database, store, scanner, log }) : NO_CHECKS;
  const files = createFileRepository(database, store, clock, checks);
  const background = createBackground(log);
  const transport = settings.mail
    ? createSmtpTransport(settings.mail)
    : createFolderTransport(join(dataFolder, 'outbox'), log);
  const mailer = createMailer(database, transport, { clock, log, perMinute: settings.mail?.perMinute });
  const serviceTokens = createTokenStore(database, 'service', SERVICE_TOKENS, clock);
  const ownTokens = createTokenStore(database, 'user', USER_TOKENS, clock);
  const { foreignUserOf } = settings;
  const tokens = foreignUserOf
    ? acceptForeignTokens(ownTokens, { database, userOf: foreignUserOf, clock })
    : ownTokens;
  const keyOf = createServiceKeyGate({ query: database.query, counterOf: shared.counterOf }, clock);
  const passwords = createPasswordHashing();
  const stopHousekeeping = startHousekeeping(database, store, clock, log);
  const content = createContentService(database, settings);
  const ownUrl = publicUrl.replace(/\/+$/, '');
  const letters = startLetters({ database, mailer, publicUrl: ownUrl, clock }, log);
  const { webhookHosts = [] } = settings;
  const webhooks = startWebhooks({ database, clock, log, hosts: webhookHosts });
  const organiser = {
    ...{ database, files: store, mailer, letters, webhooks, webhookHosts },
    ...{ serviceTokens, publicUrl: ownUrl, clock },
  };
  const stopReminders = startReminders(organiser, log);
  const stopPageSchedule = startPageSchedule(organiser, log);

  const media = createMediaService(files, createResizeImage(join(dataFolder, 'cache', 'media')));

  const service = route(log, database, [
    [BASE, createProfileService({ database, files, checks, tokens: serviceTokens, keyOf, settings, clock })],
    [
      '/identity',
      createIdentityService({
        database,
        tokens,
        serviceTokens,
        passwords,
        mailer,
        background,
        publicUrl: ownUrl,
        clock,
      }),
    ],
    ['/api/visitor', createVisitorService({ database, tokens })],
    ['/contact', createContactService({ database, mailer, serviceTokens, clock })],
    ['/organiser', createOrganiserService({ ...organiser, repository: files })],
    ['/fairs', createFairsService(organiser)],
    ['/sitecore', content],
    ['/content', content],
    ['/v1', content],
    ['/layout', content],
    ['/discover', createSearchService(database, { key: settings.layoutKey, clock })],
    ['/files', createFileService(files)],
    ...['/-', '/~'].map((prefix) => [prefix, media] as const),
  ]);
  return {
    clock,
    fetch: overNetwork(service),
    call: cachedReads(inProcess(service), database.observe, clock),
    contentStamp: () => contentStamp(database.query),
    shared,
    filesRespond: () =>
      store.read(NO_FILE).then(
        () => true,
        () => false,
      ),
    mailCounts: () => mailCounts(database.query),
    settled: background.settled,
    close: async () => {
      // Work in the background may wait for a round of the mailer.
      await Promise.all([
        ...[mailer.stopBulk(), stopReminders(), stopPageSchedule(), letters.stop()],
        ...[webhooks.stop(), stopHousekeeping(), checks.stop()],
      ]);
      await background.settled();
      await mailer.close();
      await Promise.all([shared.close(), database.close()]);
    },
  };
};
