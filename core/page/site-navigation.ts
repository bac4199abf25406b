import type { ImageValue } from './image-value.ts';
import type { LinkValue } from './link-value.ts';

/** What the header and the footer of a site show. Source: site spec §3 "Site navigation". */
export interface SiteNavigation {
  /** The first is the main logo, the second the powered-by logo. */
  readonly logos: readonly (ImageValue & { readonly link: LinkValue })[];
  readonly main: readonly LinkValue[];
  readonly profile: readonly LinkValue[];
  readonly footer: readonly LinkValue[];
  readonly topbarText: string;
  readonly showCountdown: boolean;
  readonly showLanguageSwitch: boolean;
  readonly copyright: string;
}
