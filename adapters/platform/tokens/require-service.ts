import { httpFault, type ServiceRequest } from '../service.ts';
import { bearerOf } from './secret.ts';
import type { TokenStore } from './token-store.ts';

/** Ends a request that is neither from our own process nor from a client with a service token. */
export const requireService = async (serviceTokens: TokenStore, request: ServiceRequest): Promise<void> => {
  if (request.isTrusted) return;
  const token = bearerOf(request);
  if (token === undefined || (await serviceTokens.subjectOf(token)) === undefined)
    throw httpFault(401, { error: 'invalid_token' }, { 'www-authenticate': 'Bearer' });
};
