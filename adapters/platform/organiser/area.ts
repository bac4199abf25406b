import type { Database } from '../database/open-database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ServiceRequest, ServiceResponse } from '../service.ts';

/** The dependencies of the organiser's desk. */
export interface OrganiserParts {
  readonly database: Database;
  readonly files: FileStore;
  readonly mailer: Pick<Mailer, 'wake'>;
  /** Goes on with large letters; without one, the next start does. */
  readonly letters?: { wake(): void };
  /** Sends what is due to webhooks now; without one, on schedule. */
  readonly webhooks?: { wake(): Promise<void> };
  /** The hosts of webhooks that may be in a private network; none when absent. */
  readonly webhookHosts?: readonly string[];
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** A call of an organiser, whose permission the product has checked. */
export interface OrganiserCall {
  /** The id of an existing event. */
  readonly event: string;
  /** The organiser's email address. */
  readonly actor: string;
  /** The segments of the path after the area's name, decoded. */
  readonly path: readonly string[];
  readonly request: ServiceRequest;
}

/** Serves one part of the desk, at `/organiser/{event}/{name}/…`. */
export type OrganiserArea = (parts: OrganiserParts) => (call: OrganiserCall) => Promise<ServiceResponse>;
