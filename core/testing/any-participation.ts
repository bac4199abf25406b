import fc, { type Arbitrary } from 'fast-check';
import {
  type ChosenParticipation,
  chosen,
  type Participation,
  type Selection,
  type Stand,
} from '../events/index.ts';
import { anyEvent } from './any-event.ts';
import { anyEventId, anyParticipationId, anyTitle, anyWords } from './any-shared.ts';

/** `8.B2`, `10.A104` */
export const anyStand: Arbitrary<Stand> = fc.record({
  number: fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 999 }))
    .map(([hall, row, number]) => `${hall}.${row}${number}`),
  bannerName: anyWords(),
  isMain: fc.boolean(),
});

/** Any participation; the fields of `fixed` override the generated ones. */
export const anyParticipation = (fixed: Partial<Participation> = {}): Arbitrary<Participation> =>
  fc
    .record(
      {
        id: anyParticipationId,
        uid: fc.uuid(),
        event: anyEventId,
        name: anyTitle,
        organizationName: anyTitle,
        participationType: fc.constantFrom('EXHIBITOR', 'CO_EXHIBITOR', 'PARTNER'),
        status: fc.constantFrom('CONFIRMED', 'CANCELLED'),
        slug: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
        logoUrl: fc.oneof(fc.constant(''), fc.webUrl()),
        brand: fc.record({ id: fc.uuid(), name: anyTitle }),
        stands: fc.array(anyStand, { maxLength: 5 }),
      },
      {
        requiredKeys: [
          'id',
          'uid',
          'event',
          'name',
          'organizationName',
          'participationType',
          'status',
          'slug',
          'logoUrl',
          'stands',
        ],
      },
    )
    .map((participation) => ({ ...participation, ...fixed }));

/** A chosen participation with its event. */
export const anyChosenParticipation: Arbitrary<ChosenParticipation> = anyEvent().chain((event) =>
  anyParticipation({ event: event.id }).map((participation) => chosen(event, participation)),
);

/** No selection, an event, or a participation. */
export const anySelection: Arbitrary<Selection> = fc.oneof(
  fc.constant<Selection>({ kind: 'none' }),
  anyEventId.map((selectedEventId): Selection => ({ kind: 'event', selectedEventId })),
  anyChosenParticipation.map((choice): Selection => ({ kind: 'participation', chosen: choice })),
);
