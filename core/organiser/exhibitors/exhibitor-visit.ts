import * as z from 'zod/mini';

/** What an organiser does with the portal of a company. */
export interface ExhibitorVisit {
  readonly kind: 'open';
}

/** An {@link ExhibitorVisit}, as the server sends it. */
export const ExhibitorVisitSchema: z.ZodMiniType<ExhibitorVisit> = z.object({ kind: z.literal('open') });
