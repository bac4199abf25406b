import 'server-only';
import type { Participation } from '@fairdesk/core/events';
import type { Block } from '@fairdesk/core/page';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { accreditationAddress, visitAction, visitFields } from '#app/_http/partner-visit.ts';
import { valueOr } from '#app/_http/value-or.ts';
import type { Accreditation, PartnerData } from '#ui/partners/partner-data.ts';
import { type BlockDataInput, hasBlock } from './block-data-input.ts';

/**
 * The data of a page's partner buttons.
 *
 * The address of the accreditation system is a promise, so that the rest of the page is rendered meanwhile.
 */
export const partnerData = async ({ blocks, participation }: BlockDataInput): Promise<PartnerData> => {
  if (participation === undefined) return {};
  const hasAccreditation =
    currentUseCases().openAccreditation !== undefined && hasBlock(blocks, 'accreditation');
  return {
    visits: await visitsOf(blocks, participation),
    ...(hasAccreditation && {
      accreditation: valueOr<Accreditation | undefined>('unavailable', accreditationOf(participation)),
    }),
  };
};

/** A participation without a number has no address. */
const accreditationOf = (participation: Participation): ResultAsync<Accreditation | undefined, Failure> =>
  accreditationAddress(participation)
    .map((href): Accreditation | undefined => ({ href }))
    .orElse((failure) => (failure.kind === 'not-found' ? ok(undefined) : err(failure)));

/** The signed form of each button; a button whose form cannot be signed is left out. */
const visitsOf = async (
  blocks: readonly Block[],
  participation: Participation,
): Promise<PartnerData['visits']> => {
  const action = visitAction();
  const buttons = blocks.flatMap((block) => (block.kind === 'visit-connect' ? [block] : []));
  if (action === undefined || buttons.length === 0) return undefined;
  const forms = await Promise.all(
    buttons.map(async ({ uid, redirect }) => {
      const fields = await valueOr(undefined, visitFields(participation, redirect));
      return fields ? [[uid, { action, fields, redirect }] as const] : [];
    }),
  );
  return Object.fromEntries(forms.flat());
};
