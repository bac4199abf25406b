import type { Settings } from '#app/_process/settings.ts';

/** The other hosts that a page may use. */
export interface PolicyHosts {
  /** Hosts allowed in frames: `www.youtube.com`. */
  readonly frames: readonly string[];
  /** Origins that its forms may lead to, besides our own. */
  readonly forms?: readonly string[];
  /** Origins of its external style sheets. */
  readonly styles?: readonly string[];
  /** Origins of editors that may frame it; absent unless the page is being edited. */
  readonly editors?: readonly string[];
}

/** The hosts that every page may use. */
export const policyHosts = ({ frameHosts, layoutService, visitConnect }: Settings): PolicyHosts => ({
  frames: frameHosts,
  // The policy also covers where the service redirects to.
  ...(visitConnect && {
    forms: [new URL(visitConnect.url).origin, ...visitConnect.hosts.map((host) => `https://${host}`)],
  }),
  // The vendor's edge also hosts the styles of its editor's texts and components.
  ...(layoutService?.api === 'edge' && { styles: [new URL(layoutService.url).origin] }),
});

/** The Content-Security-Policy of every page. */
export const contentPolicy = (
  scripts: string,
  { frames, forms = [], styles = [], editors }: PolicyHosts,
): string => {
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
    list("form-action 'self'", forms),
    editors ? list("frame-ancestors 'self'", editors) : "frame-ancestors 'none'",
  ].join('; ');
};

const list = (start: string, ...origins: readonly (readonly string[])[]): string =>
  [start, ...origins.flat()].join(' ');
