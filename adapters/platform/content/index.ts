/** Pages, phrases and sites from the database, for the commands: without a server, and beside a running one. */
import type { PlatformCall } from '../../shared/http/platform-call.ts';
import type { Database } from '../database/open-database.ts';
import { inProcess } from '../in-process.ts';
import { type ContentSettings, createContentService } from './content-service.ts';

export const contentCall = (database: Database, settings: ContentSettings): PlatformCall =>
  inProcess(createContentService(database, settings));
