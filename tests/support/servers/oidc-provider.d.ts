/** The parts of oidc-provider that the tests use; it brings no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    callback(): RequestListener;
    on(event: string, listener: (...details: unknown[]) => void): void;
    Client: { find(id: string): Promise<{ backchannelLogout(sub: string, sid: string): Promise<void> }> };
  }
}
