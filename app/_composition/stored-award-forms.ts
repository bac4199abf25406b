import type { EventId, Language, Log } from '@fairdesk/core/shared';
import { contentCall } from '@fairdesk/platform/content';
import type { Database } from '@fairdesk/platform/database';
import { screenLayout } from '@fairdesk/platform/starter';
import { Container } from 'inversify';
import { type AwardForms, createFormSource } from '#adapters/awards/form-source.ts';
import { createSiteDirectory } from '#adapters/events/layout-service.ts';
import type { Settings } from '#app/_process/settings.ts';
import { PAGE_SOURCE } from './page.ts';
import { bindPageSources } from './page-sources.ts';
import { openServices } from './services.ts';
import { LOG } from './token.ts';

/** The award forms of a fair as its website has them, for a command beside the server. */
export const storedAwardForms = (
  { settings, log, database }: StoredContent,
  event: EventId,
  language: Language,
): AwardForms => {
  const { appUrl: publicUrl, secrets } = settings;
  const platform = contentCall(database, { publicUrl, layoutKey: secrets.layoutKey });
  const services = openServices({ settings, log, platform });
  const container = new Container();
  container.bind(LOG).toConstantValue(log);
  bindPageSources(container, services, screenLayout);
  const pages = container.get(PAGE_SOURCE);
  const sites = createSiteDirectory(services.sites.http, services.sites.apiKey);
  return createFormSource({ pages, sites }, event, language);
};

interface StoredContent {
  readonly database: Database;
  readonly settings: Settings;
  readonly log: Log;
}
