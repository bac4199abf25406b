import type { FileScanner } from '@fairdesk/core/media';
import type { Log } from '@fairdesk/core/shared';

/** What the embedded platform must be told. Nothing in it is read from the environment. */
export interface PlatformSettings {
  /** Folder of the database, the uploaded files and the mail outbox; made when absent. */
  readonly dataFolder: string;
  /** `postgres://…`; without one the database is a SQLite file in the data folder. */
  readonly databaseUrl?: string;
  /** The account with which the product asks the profile service for a token. */
  readonly serviceUser: string;
  readonly servicePassword: string;
  /** The `sc_apikey` of the layout service, and the key of the search. */
  readonly layoutKey: string;
  /** Where people reach the product, for links in mail: `https://desk.example`. */
  readonly publicUrl: string;
  /** How mail leaves; without it mail is kept as files in `{dataFolder}/outbox`. */
  readonly mail?: MailSettings;
  /** Checks documents before anybody can read them; without one they can be read at once. */
  readonly scanner?: FileScanner;
  readonly log: Log;
  /** The present moment; the system's clock when absent. */
  readonly clock?: () => Date;
}

export interface MailSettings {
  /** `smtp://user:password@host:587` */
  readonly smtpUrl: string;
  /** `Fairdesk <desk@fair.example>` */
  readonly from: string;
}
