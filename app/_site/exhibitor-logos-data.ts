import 'server-only';
import { exhibitorLogoCount, type Page, pageBlocks } from '@fairdesk/core/page';
import { exhibitorSample } from '@fairdesk/core/profile';
import type { EventId } from '@fairdesk/core/shared';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import type { ExhibitorLogosByBlock, ExhibitorLogosData } from '#ui/page/fair-data.ts';
import { unavailable } from './unavailable.ts';
import { withinDeadline } from './within-deadline.ts';

/** The companies of a page's logo blocks; a list that misses the deadline is streamed. */
export const exhibitorLogosData = async (
  page: Page,
  event: EventId | undefined,
): Promise<ExhibitorLogosByBlock> => {
  if (event === undefined) return {};
  const { clock, exhibitors } = currentUseCases();
  const day = clock().toISOString().slice(0, '2026-11-20'.length);
  const read = pageBlocks(page)
    .filter((block) => block.kind === 'exhibitor-logos')
    .map(async ({ uid, limit }) => {
      const sample = exhibitorSample(exhibitors)({
        ...{ event, language: page.language, day },
        limit: exhibitorLogoCount(limit),
      }).match((companies): ExhibitorLogosData => companies, unavailable);
      return [uid, (await withinDeadline(sample)) ?? sample] as const;
    });
  return Object.fromEntries(await Promise.all(read));
};
