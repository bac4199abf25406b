import type { EventId, ParticipationId } from '@fairdesk/core/shared';
import { SAMPLE_ID } from '#app/_site/sample-id.ts';
import type { PortalData } from '#ui/page/portal-data.ts';

/**
 * Sample data for the personal blocks of a page in the editor: a placeholder user without any data.
 *
 * @param participationType of the placeholder's company; empty for none
 * Source: portal spec §2 "a placeholder editor address", §6 "a placeholder participation and event '1' is
 * used".
 */
export const editorSample = (participationType = ''): Partial<PortalData> => ({
  isSample: true,
  user: { name: 'Editor', email: 'editor@fair.example' },
  participation: {
    id: SAMPLE_ID as ParticipationId,
    name: 'Company',
    logoUrl: '',
    participationType,
    stands: [],
  },
  tasks: [],
  messages: [],
  events: [
    {
      summary: { id: SAMPLE_ID as EventId, name: 'Fair', startDate: '', endDate: '' },
      href: '',
      brandColour: '',
      place: '',
    },
  ],
  participations: { items: [], total: 0, hasNext: false },
});
