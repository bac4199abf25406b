import type { FileScanner } from '@fairdesk/core/media';
import type { Log } from '@fairdesk/core/shared';
import type { ObjectStorePlace } from './files/object-store.ts';
import type { ForeignUserOf } from './identity/foreign-tokens.ts';
import type { MailSettings } from './mail/transport.ts';

/** The settings of the embedded platform. Nothing is read from the environment. */
export interface PlatformSettings {
  /** Folder of the database, the uploaded files and the mail outbox; created when missing. */
  readonly dataFolder: string;
  /** `postgres://…`; without one the database is a SQLite file in the data folder. */
  readonly databaseUrl?: string;
  /** `redis://…`: counts attempts and carries hints of changes; without it, the database counts. */
  readonly redisUrl?: string;
  /** `folder`: in the data folder, the default; `database`; the path of a folder that servers share; or a bucket. */
  readonly fileStore?: string | ObjectStorePlace;
  /** The account with which the product requests a token from the profile service. */
  readonly serviceUser: string;
  readonly servicePassword: string;
  /** The `sc_apikey` of the layout service, and the key of the search service. */
  readonly layoutKey: string;
  /** The public address of the product, for links in mails: `https://desk.example`. */
  readonly publicUrl: string;
  /** The mail server; without it, mails are stored as files in `{dataFolder}/outbox`. */
  readonly mail?: MailSettings;
  /** Scans documents before they are served; without it, they are served at once. */
  readonly scanner?: FileScanner;
  /** The hosts of webhooks that may be in a private network and without TLS, as `host` or `host:port`; none when omitted. */
  readonly webhookHosts?: readonly string[];
  /** The users of an outside identity provider; without it, only our own tokens are accepted. */
  readonly foreignUserOf?: ForeignUserOf;
  readonly log: Log;
  /** The present moment; defaults to the clock of the database, which is the same for all of its servers. */
  readonly clock?: () => Date;
}
