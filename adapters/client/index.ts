/**
 * The ports of `@fairdesk/core` over the API of Fairdesk, for browsers and Node.
 *
 * ```ts
 * const http = createHttp('https://fair.example/api');
 * const tasks = await createTaskProxy(http).list(participation, 'en');
 * ```
 *
 * @packageDocumentation
 */
export { createReactionProxy } from '../articles/proxy.ts';
export { createAwardProxy } from '../awards/proxy.ts';
export { createContactProxy } from '../contact/proxy.ts';
export { createMessageProxy } from '../dashboard/proxy.ts';
export { createParticipationBrowser } from '../events/proxy.ts';
export { createSelectionRecorder } from '../events/selection-proxy.ts';
export { createDocumentProxy, createVideoGuideProxy, createVideoProxy } from '../media/proxy.ts';
export { createNewsProxy } from '../news/proxy.ts';
export { createVisitProxy } from '../partners/proxy.ts';
export { createProductProxy } from '../products/proxy.ts';
export { createProfileProxy } from '../profile/proxy.ts';
export { createFrontDoor } from '../session/proxy.ts';
export {
  type CallOptions,
  createHttp,
  type Fetch,
  type FetchOptions,
  type Http,
  type HttpOptions,
  type Method,
  type RequestBudget,
} from '../shared/http/http.ts';
export { createTaskProxy } from '../tasks/proxy.ts';
