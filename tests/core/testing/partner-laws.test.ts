import { type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import {
  accreditationLaws,
  type LawRunner,
  memoryAccreditation,
  memoryVisitDesk,
  memoryVisitSigner,
  visitDeskLaws,
  visitSignerLaws,
} from '@fairdesk/core/testing';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };
const now = () => new Date('2027-01-05T09:00:00Z');
const participation = participationIdOf('p-1') as ParticipationId;
const foreign = participationIdOf('p-2') as ParticipationId;
const service = memoryAccreditation(['cw27'], 'badges.example');
const desk = memoryVisitDesk({ 'p-1': 'cw27' }, now);
const known = { participationUid: 'cw27', unknown: 'cw99' };

describe('the partners in memory', () => {
  accreditationLaws(async () => ({ service, ...known }), runner);
  visitSignerLaws(async () => memoryVisitSigner(), runner);
  visitDeskLaws(async () => ({ desk, participation, foreign, now }), runner);
});

const brokenLaws = async (register: (runner: LawRunner) => void): Promise<readonly string[]> => {
  const laws: (readonly [string, () => Promise<void>])[] = [];
  register({ test: (sentence, body) => laws.push([sentence, body]) });
  const broken: string[] = [];
  for (const [sentence, body] of laws) await body().catch(() => broken.push(sentence));
  return broken;
};

describe('the laws of partners', () => {
  it('detect an accreditation service without https, and one whose failure contains its address', async () => {
    const plain = { redirectAddress: () => okAsync('http://badges.example/1') };
    const naming = {
      redirectAddress: () => errAsync({ kind: 'unavailable', request: 'https://badges.example/1' } as const),
    };
    for (const broken of [plain, naming])
      expect(
        (await brokenLaws((each) => accreditationLaws(async () => ({ service: broken, ...known }), each)))
          .length,
      ).toBe(2);
  });

  it('detect a signer that ignores the text, and one that signs a text in two ways', async () => {
    let count = 0;
    for (const sign of [() => 'x', () => String(count++)])
      expect((await brokenLaws((each) => visitSignerLaws(async () => ({ sign }), each))).length).toBe(1);
  });

  it('detect a desk that signs for everyone, anything and late', async () => {
    const signed = { contactref: 'x', expo: 'x', time: '1', check: 'x', redirect_url: '/dashboard' };
    const broken = { newFields: () => okAsync(signed) };
    const subject = { desk: broken, participation, foreign, now };
    expect((await brokenLaws((each) => visitDeskLaws(async () => subject, each))).length).toBe(2);
  });
});
