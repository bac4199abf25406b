import type { ResultAsync } from 'neverthrow';
import type { Failure, ParticipationId } from '../shared/index.ts';
import type { VisitConnectFields } from './visit-connect.ts';

/** The accreditation system of the organiser; used on the server only. */
export interface AccreditationService {
  /**
   * A new address that signs the users of a participation in. It is a secret: never cache or log it.
   *
   * @param participationUid the organiser's number of the participation
   */
  redirectAddress(participationUid: string): ResultAsync<string, Failure>;
}

/** Signs with the secret that is shared with the visitor service, on the server only. */
export interface VisitSigner {
  /** The same text gives the same signature. */
  sign(text: string): string;
}

/** Signs visit-connect forms again, for the browser. */
export interface VisitDesk {
  /**
   * The fields with a current time and signature.
   *
   * @param redirect the redirect address of the block, as the server sent it
   */
  newFields(participation: ParticipationId, redirect: string): ResultAsync<VisitConnectFields, Failure>;
}
