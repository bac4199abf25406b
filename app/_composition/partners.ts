import {
  type OpenAccreditation,
  openAccreditation,
  type SignVisit,
  signVisit,
} from '@fairdesk/core/partners';
import type { Clock } from '@fairdesk/core/shared';
import type { Container } from 'inversify';
import { createAccreditationService } from '#adapters/partners/accreditation-service.ts';
import { createVisitSigner } from '#adapters/partners/visit-signer.ts';
import type { Http } from '#adapters/shared/http/http.ts';
import type { Settings } from '#app/_process/settings.ts';
import { token } from './token.ts';

/** Absent when no accreditation system is set up. */
export const OPEN_ACCREDITATION = token<OpenAccreditation | undefined>('open accreditation');
/** Absent when no visitor service is set up. */
export const SIGN_VISIT = token<SignVisit | undefined>('sign visit');

interface Parts {
  readonly settings: Pick<Settings, 'visitConnect' | 'accreditation' | 'appUrl'>;
  /** The accreditation system. */
  readonly http: Http | undefined;
  readonly clock: Clock;
}

/** Binds the services of partners that the settings name. */
export const bindPartners = (server: Container, { settings, http, clock }: Parts): void => {
  const { visitConnect, accreditation, appUrl } = settings;
  const service = accreditation && http && createAccreditationService(http, accreditation.subscriptionKey);
  server
    .bind(OPEN_ACCREDITATION)
    .toConstantValue(accreditation && service && openAccreditation(service, accreditation.hosts));
  server.bind(SIGN_VISIT).toConstantValue(
    visitConnect &&
      signVisit({
        signer: createVisitSigner(visitConnect.secret),
        clock,
        ownOrigin: appUrl,
        hosts: visitConnect.hosts,
      }),
  );
};
