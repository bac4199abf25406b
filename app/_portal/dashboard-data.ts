import 'server-only';
import { newestFirst } from '@fairdesk/core/dashboard';
import { messagesFor } from '#app/_http/messages-for.ts';
import { valueOr } from '#app/_http/value-or.ts';
import type { DashboardData } from '#ui/dashboard/dashboard-data.ts';
import { type BlockDataInput, hasBlock } from './block-data-input.ts';

/** The data of a page's dashboard blocks. */
export const dashboardData = async ({
  blocks,
  email,
  language,
  participation,
}: BlockDataInput): Promise<DashboardData> => {
  if (!participation || !hasBlock(blocks, 'messages')) return {};
  const messages = messagesFor(participation.id, email, language).map(newestFirst);
  return { messages: await valueOr(undefined, messages) };
};
