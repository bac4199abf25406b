import { isSettingOn } from '@fairdesk/core/articles';
import * as z from 'zod/mini';

/** The visitor portal: reactions to articles. */
export interface VisitorSettings {
  readonly visitorPortal: {
    /** Whether it is called at all; otherwise articles have no reactions. Source: site spec §5. */
    readonly isOn: boolean;
    /** An outside visitor portal; absent: the embedded one. */
    readonly url?: string;
  };
}

export const VISITOR_ENVIRONMENT = {
  VISITOR_PORTAL: z._default(z.enum(['0', '1']), '1'),
  VISITOR_PORTAL_URL: z.optional(z.url({ protocol: /^https?$/ })),
};

export const VISITOR_EXAMPLES: Readonly<Record<string, string>> = {
  VISITOR_PORTAL: '0 or 1',
  VISITOR_PORTAL_URL: 'an address such as https://visitors.example',
};

const Environment = z.object(VISITOR_ENVIRONMENT);

export const toVisitorSettings = (env: z.infer<typeof Environment>): VisitorSettings => ({
  visitorPortal: {
    isOn: isSettingOn(env.VISITOR_PORTAL),
    ...(env.VISITOR_PORTAL_URL && { url: env.VISITOR_PORTAL_URL }),
  },
});
