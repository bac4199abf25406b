import {
  addExhibitor,
  type NewExhibitor,
  newExhibitorFaults,
  STAND_TEXT_MAX,
} from '@fairdesk/core/organiser';
import { LANGUAGES, NAME_MAX, type ParticipationId } from '@fairdesk/core/shared';
import { anyParticipationId } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const spaces = fc.constantFrom('', ' ', '\n\t');
const anyCompany = fc.record({
  name: fc.oneof(fc.string({ maxLength: 30 }), spaces, fc.constant('a'.repeat(NAME_MAX + 1))),
  type: fc.constantFrom('', 'EXHIBITOR'),
  stand: fc.oneof(spaces, fc.constantFrom('8.B2', '9'.repeat(STAND_TEXT_MAX + 1))),
  hall: fc.oneof(spaces, fc.constant('8')),
  email: fc.oneof(spaces, fc.constantFrom('Info@Kas.Example ', 'info', 'a@b@c')),
  language: fc.constantFrom(...LANGUAGES),
});

describe('adding a company', () => {
  it.prop([anyCompany, anyParticipationId])(
    'sends only valid ones, without spaces around',
    async (company, id) => {
      const sent: NewExhibitor[] = [];
      const added = await addExhibitor({
        add: (one) => {
          sent.push(one);
          return okAsync<ParticipationId>(id);
        },
      })(company);
      const isValid =
        company.name.trim() !== '' &&
        company.name.length <= NAME_MAX &&
        company.stand.length <= STAND_TEXT_MAX &&
        (company.hall.trim() === '' || company.stand.trim() !== '') &&
        !['info', 'a@b@c'].includes(company.email);
      expect(added.isOk()).toBe(isValid);
      expect(sent).toHaveLength(isValid ? 1 : 0);
      for (const one of sent) {
        expect(newExhibitorFaults(one)).toEqual([]);
        for (const text of [one.name, one.stand, one.hall, one.email]) expect(text).toBe(text.trim());
        expect(one.email).toBe(one.email.toLowerCase());
      }
    },
  );

  it('sends a valid one cleaned', async () => {
    const sent: NewExhibitor[] = [];
    const company = { name: ' Kas\n', type: 'X', stand: '\t8 ', hall: ' 8.1 ', email: ' Info@Kas.example ' };
    await addExhibitor({
      add: (one) => {
        sent.push(one);
        return errAsync({ kind: 'not-found', what: 'fair' });
      },
    })({ ...company, language: 'en' });
    expect(sent).toEqual([
      { name: 'Kas', type: 'X', stand: '8', hall: '8.1', email: 'info@kas.example', language: 'en' },
    ]);
  });

  it('names the field that is wrong', async () => {
    const company = { name: ' ', type: '', stand: '', hall: '8', email: 'info', language: 'en' } as const;
    const never = addExhibitor({ add: () => errAsync({ kind: 'not-found', what: 'fair' }) });
    const failure = (await never(company))._unsafeUnwrapErr();
    expect(failure.kind === 'rejected' && failure.fields.map(({ path }) => path)).toEqual([
      ...['name', 'stand', 'email'],
    ]);
  });
});
