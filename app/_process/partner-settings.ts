import * as z from 'zod/mini';

/** The services of partners that stand staff are sent to; each is absent unless it is set up. */
export interface PartnerSettings {
  /** The visitor service that a signed form is posted to. */
  readonly visitConnect?: {
    readonly url: string;
    readonly secret: string;
    /** The hosts that it may lead back to, besides our own. */
    readonly hosts: readonly string[];
  };
  /** The accreditation system with single sign-on. */
  readonly accreditation?: {
    readonly url: string;
    readonly subscriptionKey: string;
    /** The hosts of its addresses. */
    readonly hosts: readonly string[];
  };
}

const optionalUrl = z.optional(z.url({ protocol: /^https?$/ }));
const hosts = z._default(z.string().check(z.regex(/^[a-z0-9.-]*(?:,[a-z0-9.-]+)*$/)), '');

export const PARTNER_ENVIRONMENT = {
  VISIT_CONNECT_URL: optionalUrl,
  VISIT_CONNECT_SECRET: z.optional(z.string().check(z.minLength(16))),
  VISIT_CONNECT_HOSTS: hosts,
  ACCREDITATION_URL: optionalUrl,
  ACCREDITATION_KEY: z.optional(z.string()),
  ACCREDITATION_HOSTS: hosts,
};

export const PARTNER_EXAMPLES: Readonly<Record<string, string>> = {
  VISIT_CONNECT_URL: 'an address such as https://connect.example/login',
  VISIT_CONNECT_SECRET: 'at least 16 characters',
  VISIT_CONNECT_HOSTS: 'hosts with commas between, such as connect.example',
  ACCREDITATION_URL: 'an address such as https://apim.example',
  ACCREDITATION_HOSTS: 'hosts with commas between, such as accreditation.example',
};

const Environment = z.object(PARTNER_ENVIRONMENT);
type Environment = z.infer<typeof Environment>;

export const partnerFaults = (env: Environment): string[] => [
  ...(env.VISIT_CONNECT_URL && !env.VISIT_CONNECT_SECRET
    ? ['VISIT_CONNECT_URL needs VISIT_CONNECT_SECRET beside it.']
    : []),
  ...(env.ACCREDITATION_URL && !(env.ACCREDITATION_KEY && env.ACCREDITATION_HOSTS)
    ? ['ACCREDITATION_URL needs ACCREDITATION_KEY and ACCREDITATION_HOSTS beside it.']
    : []),
];

export const toPartnerSettings = (env: Environment): PartnerSettings => ({
  ...(env.VISIT_CONNECT_URL && {
    visitConnect: {
      url: env.VISIT_CONNECT_URL,
      secret: env.VISIT_CONNECT_SECRET ?? '',
      hosts: listedHosts(env.VISIT_CONNECT_HOSTS),
    },
  }),
  ...(env.ACCREDITATION_URL && {
    accreditation: {
      url: env.ACCREDITATION_URL,
      subscriptionKey: env.ACCREDITATION_KEY ?? '',
      hosts: listedHosts(env.ACCREDITATION_HOSTS),
    },
  }),
});

const listedHosts = (list: string): readonly string[] => list.split(',').filter((host) => host !== '');
