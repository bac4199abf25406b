import 'server-only';
import { localPath, type ParticipationId, queryString } from '@fairdesk/core/shared';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { entryOf } from './award-data.ts';
import type { BlockDataInput } from './block-data-input.ts';

/**
 * The company, among the user's others in this event, that the entry of the product in the address belongs to;
 * `undefined` for none.
 */
const companyOfEntry = async ({
  blocks,
  email,
  event,
  participation,
  product,
  language,
}: BlockDataInput): Promise<ParticipationId | undefined> => {
  const memberships = await valueOr([], currentUseCases().access.membershipsOf(email));
  for (const { event: of, participation: id } of memberships) {
    if (id === undefined || product === undefined || of !== event || id === participation?.id) continue;
    const entry = await entryOf(blocks, id, product, language);
    if (entry !== undefined && entry !== 'unavailable') return id;
  }
  return undefined;
};

/**
 * Where a page about an award entry leads whose company is not the selected one: to the selection of that company and
 * back. `undefined` when the user has no company with this entry.
 */
export const toCompanyOfEntry = async (input: BlockDataInput, path: string): Promise<string | undefined> => {
  const company = await companyOfEntry(input);
  if (company === undefined) return undefined;
  const to = `${path}?${queryString({ pid: input.product ?? '' })}`;
  const suffix = `?${queryString({ company, to })}`;
  return localPath({ language: input.language, path: '/validate', suffix });
};
