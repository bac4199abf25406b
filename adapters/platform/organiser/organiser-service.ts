import { json, type Service } from '../service.ts';
import { requireService } from '../tokens/require-service.ts';
import type { TokenStore } from '../tokens/token-store.ts';
import { approvalsArea } from './approvals/approvals-area.ts';
import type { OrganiserArea } from './area.ts';
import { auditArea } from './audit/audit-area.ts';
import { awardsArea } from './awards/awards-area.ts';
import { entriesArea } from './awards/entries-area.ts';
import { categoriesArea } from './categories/categories-area.ts';
import { deletionArea } from './deletion/deletion-area.ts';
import { editionArea } from './edition/edition-area.ts';
import { exhibitorsArea } from './exhibitors/exhibitors-area.ts';
import { fairArea } from './fairs/fair-area.ts';
import { folderArea } from './folder-area.ts';
import { importsArea } from './imports/imports-area.ts';
import { listsArea } from './imports/lists-area.ts';
import { lettersArea } from './letters/letters-area.ts';
import { mailArea } from './mail-area.ts';
import { mailTextsArea } from './mail-texts/mail-texts-area.ts';
import { messagesArea } from './messages/messages-area.ts';
import { overviewArea } from './overview-area.ts';
import { pagesArea } from './pages/pages-area.ts';
import { personalDataArea } from './personal-data/personal-data-area.ts';
import { profileRulesArea } from './profile-rules-area.ts';
import { remindersArea } from './reminders/reminders-area.ts';
import { retentionArea } from './retention-area.ts';
import { serviceKeysArea } from './service-keys-area.ts';
import { tasksArea } from './tasks/tasks-area.ts';
import { teamArea } from './team-area.ts';
import { webhooksArea } from './webhooks-area.ts';
import { websiteArea } from './website/website-area.ts';
import type { WebsiteParts } from './website/website-pictures.ts';
import { wordsArea } from './words/words-area.ts';

/** The parts of the desk, by name in the path. */
const AREAS: Readonly<Record<string, OrganiserArea>> = {
  approvals: approvalsArea,
  audit: auditArea,
  deletion: deletionArea,
  edition: editionArea,
  awards: awardsArea,
  'award-entries': entriesArea,
  categories: categoriesArea,
  exhibitors: exhibitorsArea,
  fair: fairArea,
  folder: folderArea,
  imports: importsArea,
  overview: overviewArea,
  letters: lettersArea,
  lists: listsArea,
  mail: mailArea,
  'mail-texts': mailTextsArea,
  messages: messagesArea,
  pages: pagesArea,
  tasks: tasksArea,
  'personal-data': personalDataArea,
  'profile-rules': profileRulesArea,
  reminders: remindersArea,
  retention: retentionArea,
  'service-keys': serviceKeysArea,
  team: teamArea,
  webhooks: webhooksArea,
  words: wordsArea,
};

interface Parts extends WebsiteParts {
  readonly serviceTokens: TokenStore;
}

const PREFIX = '/organiser/';

/**
 * `/organiser/{event}/{area}/…`, for the product itself: the organiser's desk on the embedded store.
 *
 * The header `x-actor` names the organiser for the audit trail. An unknown event gives 404.
 */
export const createOrganiserService = (parts: Parts): Service => {
  const areas = new Map([
    ...Object.entries(AREAS).map(([name, area]) => [name, area(parts)] as const),
    ['website', websiteArea(parts)],
  ]);
  return async (request) => {
    await requireService(parts.serviceTokens, request);
    const [event = '', name = '', ...path] = request.url.pathname
      .slice(PREFIX.length)
      .split('/')
      .map(decodeURIComponent);
    const area = areas.get(name);
    if (!area || !(await exists(parts, event))) return json(404, { error: 'not_found' });
    return area({ event, actor: request.headers.get('x-actor') ?? '', path, request });
  };
};

const exists = async ({ database: { query } }: Parts, event: string): Promise<boolean> =>
  (await query.selectFrom('events').select('id').where('id', '=', event).executeTakeFirst()) !== undefined;
