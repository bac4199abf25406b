/** The campaign that led to a page: `{ utm_source: 'newsletter' }`. Only the parameters of {@link CAMPAIGN_PARAMETERS}. */
export type Campaign = Readonly<Partial<Record<CampaignParameter, string>>>;

/** The query parameters by which a campaign marks its links. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const;
/** One of {@link CAMPAIGN_PARAMETERS}. */
export type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number];

/** The maximum length of a campaign parameter, in code units. */
export const CAMPAIGN_VALUE_MAX = 100;

/**
 * The campaign among the parameters of an address: `[['utm_source', 'newsletter'], ['q', 'pump']]`.
 *
 * Leaves out values that may hold an e-mail address, which mailing tools write into links, and values longer
 * than {@link CAMPAIGN_VALUE_MAX}.
 */
export const campaignOf = (parameters: Iterable<readonly [string, string]>): Campaign => {
  const values = new Map(parameters);
  return Object.fromEntries(
    CAMPAIGN_PARAMETERS.flatMap((name) => {
      const value = values.get(name) ?? '';
      return isCampaignValue(value) ? [[name, value]] : [];
    }),
  );
};

/**
 * Whether a campaign parameter can be sent: neither empty, nor too long, nor an e-mail address.
 *
 * @example
 * ```ts
 * isCampaignValue('newsletter') // true
 * isCampaignValue('someone@example.org') // false
 * ```
 */
export const isCampaignValue = (value: string): boolean =>
  value !== '' && value.length <= CAMPAIGN_VALUE_MAX && !/@|%40/.test(value);
