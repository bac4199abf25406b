import { errAsync, okAsync } from 'neverthrow';
import { type AccreditationService, signVisit, type VisitDesk, type VisitSigner } from '../partners/index.ts';
import type { Clock } from '../shared/index.ts';

/** Knows these participations; each address is used once. */
export const memoryAccreditation = (
  participationUids: readonly string[],
  host: string,
): AccreditationService => {
  let count = 0;
  return {
    redirectAddress: (participationUid) => {
      if (!participationUids.includes(participationUid))
        return errAsync({ kind: 'unavailable', request: 'the accreditation service' });
      count += 1;
      return okAsync(`https://${host}/sso/${count}`);
    },
  };
};

/** A signature that anyone can create: for tests only. */
export const memoryVisitSigner = (): VisitSigner => ({ sign: (text) => `signed ${JSON.stringify(text)}` });

/** Signs for these participations, each with its organiser's number. */
export const memoryVisitDesk = (numbers: Readonly<Record<string, string>>, clock: Clock): VisitDesk => {
  const sign = signVisit({
    signer: memoryVisitSigner(),
    clock,
    ownOrigin: 'https://desk.fair.example',
    hosts: [],
  });
  return {
    newFields: (participation, redirect) => {
      const contactref = numbers[participation];
      return contactref === undefined
        ? errAsync({ kind: 'not-found', what: `participation ${participation}` })
        : sign({ contactref, expo: 'aqua', redirect }).asyncAndThen((fields) => okAsync(fields));
    },
  };
};
