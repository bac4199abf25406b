import { type Entry, saveStep } from '@fairdesk/core/awards';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { askFor, EXHIBITOR, memoryAwards, PRIZE, stepOf } from '#tests/support/worlds/award-desk.ts';
import { maySubmitLate } from '#ui/awards/late-submission.ts';
import { choice, text } from './questionnaire-desk.ts';

const YES_NO = ['yes', 'no'].map((name) => ({ name, text: name }));
const formOf = (isRequired: boolean) => [
  stepOf('basics', [
    askFor('pitch', 'TextQuestion', { isRequired }),
    askFor('stage', 'RadiobuttonQuestion', { options: YES_NO }),
  ]),
  stepOf('trial', [askFor('where', 'TextQuestion', { isRequired: true })], ['stage', 'no']),
  stepOf('links', [askFor('page', 'TextQuestion')]),
  {
    ...stepOf('summary', [askFor('rules', 'CheckboxQuestion', { isRequired: true, options: YES_NO })]),
    isSummary: true,
  },
];
const PLACE = { participation: EXHIBITOR, product: '1', award: 'prize' };
const CLOSING = Date.parse(PRIZE.closesAt);
const MINUTE = 60_000;

interface Change {
  readonly step: string;
  readonly answers: Readonly<Record<string, Entry>>;
}
const change = (step: string, answers: Change['answers']): Change => ({ step, answers });
/** Valid saves of steps, and submissions; what the desk refuses changes nothing. */
const anyChange = fc.constantFrom<Change | 'submit'>(
  'submit',
  change('basics', { pitch: text('A pump'), stage: choice('yes') }),
  change('basics', { pitch: text('A better pump'), stage: choice('no') }),
  change('trial', { where: text('Lage Dijk') }),
  change('links', { page: text('Page 1') }),
  change('links', { page: text('Page 2') }),
  change('summary', { rules: choice('yes') }),
);
const COMPLETE = [
  change('basics', { pitch: text('A pump') }),
  change('summary', { rules: choice('yes') }),
] as const;
/** From nothing, from a complete draft, or from a submission. */
const anyChanges = fc
  .tuple(
    fc.constantFrom<readonly (Change | 'submit')[]>([], COMPLETE, [...COMPLETE, 'submit']),
    fc.array(anyChange, { maxLength: 4 }),
  )
  .map((parts) => parts.flat());
const anyInstant = fc
  .constantFrom(-1, 0, 1, 15 * MINUTE - 1, 15 * MINUTE)
  .map((after) => new Date(CLOSING + after));

describe('maySubmitLate', () => {
  it.prop([fc.boolean().map(formOf), anyChanges, anyInstant, fc.boolean()])(
    'is true exactly when the desk still accepts a stored entry that the jury does not have yet',
    async (form, changes, instant, canSubmit) => {
      let now = new Date(CLOSING - MINUTE);
      const desk = memoryAwards(() => now, form, [PRIZE]).deskOf(canSubmit);
      const open = async () => (await desk.open(PLACE))._unsafeUnwrap();
      const apply = async (next: Change | 'submit') => {
        if (next === 'submit') return desk.submit(PLACE);
        const step = form.find(({ name }) => name === next.step) ?? expect.fail();
        const entries = new Map(Object.entries(next.answers));
        return saveStep(desk)(PLACE, { step, entries, questionnaire: await open() }, false);
      };
      for (const next of changes) await apply(next);
      now = instant;
      const before = await open();
      const offered = maySubmitLate(before, form);
      await apply(change('summary', { rules: choice('yes') }));
      await apply('submit');
      const { submission } = await open();
      const isAccepted = submission !== undefined && submission.revision !== before.submission?.revision;
      const isLate = before.award.isClosed && canSubmit && before.profileServiceId !== undefined;
      expect(offered).toBe(isLate && isAccepted);
    },
  );
});
