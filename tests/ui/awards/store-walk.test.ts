import { it } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyForm } from '#tests/support/models/questionnaire-model.ts';
import { anyWalk, walkThrough } from '#tests/support/models/questionnaire-walk.ts';
import { EXHIBITOR, IN_TIME, memoryDesk } from '#tests/support/worlds/award-desk.ts';

const place = { participation: EXHIBITOR, product: '1', award: 'prize' };

describe('the questionnaire screen', () => {
  it.prop([anyForm('earlier'), anyWalk(20)], { numRuns: 200 })(
    'displays and stores what the specification says, through any entries, failures and closed tabs',
    async (form, commands) => {
      await walkThrough(form, memoryDesk(IN_TIME, form), place, commands);
    },
  );
});
