import { createSetupProxy } from '#adapters/session/setup-proxy.ts';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import { logged } from '../logged.ts';

/** The use case of the page that makes an administrator, wired for the browser. */
export const wireSetup = () => ({
  setUp: logged(createSetupProxy(createHttp('/api')).setUp, consoleLog),
});
