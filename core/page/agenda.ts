/** Where an item of the agenda stands in time. Source: portal spec §4 "Agenda item status". */
export type AgendaStatus = 'expired' | 'active' | 'idle';

/**
 * The status of each day, in the order given: past ones are expired, the first to come is active, later ones idle.
 *
 * Today is still to come. Of several items on the first day to come the first in the list is active.
 *
 * @param days `2027-01-26`
 */
export const agendaStatuses = (days: readonly string[], today: string): readonly AgendaStatus[] => {
  const [next = ''] = days.filter((day) => day >= today).toSorted();
  const active = days.indexOf(next);
  return days.map((day, place) => {
    if (day < today) return 'expired';
    return place === active ? 'active' : 'idle';
  });
};

/** `20270126` as it is shown: `2027/01/26`; anything else stays. Source: site spec §4 "Date string". */
export const slashedDay = (text: string): string => text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1/$2/$3');
