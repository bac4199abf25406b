import { answers, awards, questionnaireRevisions, questionnaires } from './awards.ts';
import { accounts, addresses, brands, uris, webAccounts } from './company.ts';
import { eventPermissions } from './event-permissions.ts';
import { events } from './events.ts';
import { documents, images, videos } from './media.ts';
import { messageReads, messages } from './messages.ts';
import { participations } from './participations.ts';
import { newsItems, products } from './products.ts';
import { organizers, shows } from './shows.ts';
import { addOns, categories, registrations, segments, stands } from './stands.ts';
import { taskDeadlines, taskDefinitions, tasks } from './tasks.ts';

/** Every resource type of the profile service. A new type needs a file here, a line here, and a migration. */
export const RESOURCES = [
  shows,
  organizers,
  events,
  participations,
  brands,
  accounts,
  webAccounts,
  addresses,
  uris,
  stands,
  segments,
  addOns,
  registrations,
  categories,
  products,
  newsItems,
  images,
  videos,
  documents,
  taskDefinitions,
  tasks,
  taskDeadlines,
  messages,
  messageReads,
  eventPermissions,
  awards,
  questionnaires,
  questionnaireRevisions,
  answers,
] as const;
