import 'server-only';
import { FIRST_PARTICIPATIONS } from '@fairdesk/core/events';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { valueOr } from '#app/_http/value-or.ts';
import type { EventData } from '#ui/events/event-data.ts';
import { type BlockDataInput, hasBlock } from './block-data-input.ts';

/** The data of a page's choosers. */
export const eventData = async ({ blocks, email, event }: BlockDataInput): Promise<EventData> => {
  const useCases = currentUseCases();
  const [events, participations] = await Promise.all([
    hasBlock(blocks, 'event-chooser')
      ? valueOr(undefined, useCases.listEvents(email, useCases.clock()))
      : undefined,
    event && hasBlock(blocks, 'participation-chooser')
      ? valueOr(undefined, useCases.listParticipations(email, event, FIRST_PARTICIPATIONS))
      : undefined,
  ]);
  return { events, participations };
};
