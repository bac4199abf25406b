import fc from 'fast-check';
import type { AccreditationService, VisitDesk, VisitSigner } from '../partners/index.ts';
import { isFresh } from '../partners/index.ts';
import type { ParticipationId } from '../shared/index.ts';
import { demand, demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';

/** An accreditation service under test, a participation that it knows, and one that it does not. */
export interface AccreditationSubject {
  readonly service: AccreditationService;
  readonly participationUid: string;
  readonly unknown: string;
}

/** The laws of an accreditation service. */
export const accreditationLaws = (make: () => Promise<AccreditationSubject>, { test }: LawRunner): void => {
  test('gives a participation an https address, for each of several requests at once', async () => {
    const { service, participationUid } = await make();
    const addresses = await Promise.all(
      Array.from({ length: 3 }, () => succeed(service.redirectAddress(participationUid), 'Opening')),
    );
    for (const address of addresses) demand(address.startsWith('https://'), 'An address is not https');
  });

  test('fails for a participation that it does not know, and names no address', async () => {
    const { service, unknown } = await make();
    const failure = await fail(service.redirectAddress(unknown), 'Opening an unknown participation');
    demand(!JSON.stringify(failure).includes('https://'), 'The failure contains an address');
  });
};

/** The laws of a signer. */
export const visitSignerLaws = (make: () => Promise<VisitSigner>, { test }: LawRunner): void => {
  test('signs the same text alike, and every other text differently', async () => {
    const { sign } = await make();
    await forAll(fc.tuple(fc.string(), fc.string()), async ([one, other]) => {
      demandSame(sign(one), sign(one), 'A text has two signatures');
      demandSame(sign(one) === sign(other), one === other, 'Two texts have the same signature');
    });
  });
};

/** A visit desk under test, a participation of its user, and another one. */
export interface VisitDeskSubject {
  readonly desk: VisitDesk;
  readonly participation: ParticipationId;
  readonly foreign: ParticipationId;
  /** The present moment of the server. */
  readonly now: () => Date;
}

/** The laws of a visit desk. */
export const visitDeskLaws = (make: () => Promise<VisitDeskSubject>, { test }: LawRunner): void => {
  test('signs forms for the present moment', async () => {
    const { desk, participation, now } = await make();
    const fields = await succeed(desk.newFields(participation, '/dashboard'), 'Signing a form');
    demand(isFresh(fields.time, now()), 'The form is old');
    demand(fields.check !== '' && fields.contactref !== '', 'The form is not signed');
    demand(fields.redirect_url.endsWith('/dashboard'), 'The form leads elsewhere');
  });

  test('signs nothing for a foreign participation, or for an address that is not allowed', async () => {
    const { desk, participation, foreign } = await make();
    const { kind } = await fail(desk.newFields(foreign, '/dashboard'), 'Signing for a foreign participation');
    demandSame(kind, 'not-found', 'The failure differs');
    for (const address of ['https://elsewhere.invalid/', '//elsewhere.invalid', 'javascript:alert(1)'])
      demandSame(
        (await fail(desk.newFields(participation, address), 'Signing another address')).kind,
        'rejected',
        'The failure differs',
      );
  });
};
