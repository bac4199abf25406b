import type { Settings } from '#app/_process/settings.ts';

/** Which other hosts a page may have to do with. */
export interface PolicyHosts {
  /** Whose pages may be shown within it: `www.youtube.com`. */
  readonly frames: readonly string[];
  /** Origins whose style sheets it uses. */
  readonly styles?: readonly string[];
  /** Origins that may frame it and work on it; absent where it is not edited. */
  readonly editors?: readonly string[];
}

/** The hosts that every page may have to do with. */
export const policyHosts = ({ frameHosts, layoutService }: Settings): PolicyHosts => ({
  frames: frameHosts,
  // The vendor's edge also keeps the styles of its editor's texts and components.
  ...(layoutService?.api === 'edge' && { styles: [new URL(layoutService.url).origin] }),
});

/** The policy of every page: what may run, and who else it has to do with. */
export const contentPolicy = (scripts: string, { frames, styles = [], editors }: PolicyHosts): string => {
  const helpers = editors ?? [];
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    list("style-src 'self' 'unsafe-inline'", styles, helpers),
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    list("font-src 'self'", styles, helpers),
    list(
      "frame-src 'self'",
      frames.map((host) => `https://${host}`),
    ),
    list("connect-src 'self'", helpers),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    editors ? list("frame-ancestors 'self'", editors) : "frame-ancestors 'none'",
  ].join('; ');
};

const list = (start: string, ...origins: readonly (readonly string[])[]): string =>
  [start, ...origins.flat()].join(' ');
