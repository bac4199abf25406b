import { type ExhibitorSearch, exhibitorParameters } from '@fairdesk/core/profile';

/** The address of the exhibitor list with a search: `/nl/aqua/exhibitors?hall=8`. */
export const exhibitorsAt = (address: string, search: ExhibitorSearch): string => {
  const query = new URLSearchParams({ ...exhibitorParameters(search) });
  return query.size > 0 ? `${address}?${query}` : address;
};
