import { type SingleSignOn, type StartSessionBySignOn, startSessionBySignOn } from '@fairdesk/core/session';
import type { Container } from 'inversify';
import type { Settings } from '#app/_process/settings.ts';
import { logged } from './logged.ts';
import { FAIR_REGISTRY } from './organiser/organiser.ts';
import { ACCESS_BOOK, IDENTITY_PROVIDER, SESSION_STORE } from './session.ts';
import { CLOCK, LOG, token } from './token.ts';

/** Absent without an outside identity provider. */
export const SINGLE_SIGN_ON = token<SingleSignOn | undefined>('single sign-on');
/** Absent without an outside identity provider. */
export const START_SESSION_BY_SIGN_ON = token<StartSessionBySignOn | undefined>('start session by sign-on');

/** Binds sign-in at an outside identity provider. */
export const bindSignOn = (
  container: Container,
  signOn: SingleSignOn | undefined,
  settings: Settings['signOn'],
): void => {
  container.bind(SINGLE_SIGN_ON).toConstantValue(signOn);
  container.bind(START_SESSION_BY_SIGN_ON).toResolvedValue(
    (provider, access, store, clock, log, registry) =>
      signOn &&
      logged(
        startSessionBySignOn({
          signOn,
          provider,
          access,
          store,
          clock,
          admitsExhibitors: settings?.admitsExhibitors ?? false,
          isAdministrator: (email) => registry(email).mayCreate(),
        }),
        log,
      ),
    [IDENTITY_PROVIDER, ACCESS_BOOK, SESSION_STORE, CLOCK, LOG, FAIR_REGISTRY],
  );
};
