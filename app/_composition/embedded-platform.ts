import type { Log } from '@fairdesk/core/shared';
import { DEMO_SIGN_INS, loadDemo } from '#adapters/platform/demo/load-demo.ts';
import { openPlatform } from '#adapters/platform/index.ts';
import { SERVICE_USER } from './runtime.ts';
import type { Settings } from './settings.ts';

/** Who may come in on a demo. */
export interface SignIn {
  readonly accountName: string;
  readonly password: string;
  readonly what: string;
}

export interface EmbeddedPlatform {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
  readonly signIns: readonly SignIn[];
}
