import { it } from '@fast-check/vitest';
import { describe } from 'vitest';
import { EXHIBITOR, IN_TIME, memoryDesk } from '#tests/support/award-desk.ts';
import { anyForm } from '#tests/support/questionnaire-model.ts';
import { anyWalk, walkThrough } from '#tests/support/questionnaire-walk.ts';

const place = { participation: EXHIBITOR, product: '1', award: 'prize' };

describe('the screen of a questionnaire', () => {
  it.prop([anyForm('earlier'), anyWalk(20)], { numRuns: 200 })(
    'shows and stores what the specification says, whatever is entered, fails or is closed',
    async (form, commands) => {
      await walkThrough(form, memoryDesk(IN_TIME, form), place, commands);
    },
  );
});
