/** Log messages for responses about events that cannot be parsed. Source: portal spec §8. */
export const EVENT_FAULTS = {
  event: 'Could not cast event data from profile service response.',
  participations: 'Could not cast participations data from profile service response.',
  participation: 'Could not cast participation from profile service response.',
  proxy: 'Could not get event participations data from the proxy request.',
  identifier: 'Could not resolve event identifier.',
} as const;
