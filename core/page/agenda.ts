/** The position of an agenda item in time. Source: portal spec §4 "Agenda item status". */
export type AgendaStatus = 'expired' | 'active' | 'idle';

/**
 * The status of each day, in the order given: past days are expired, the next one is active, later ones idle.
 *
 * Today still counts as ahead. When several items share the next day, the first in the list is active.
 *
 * @param days `2027-01-26`
 *
 * @example
 * ```ts
 * agendaStatuses(['2027-01-10', '2027-01-26', '2027-02-01'], '2027-01-12') // ['expired', 'active', 'idle']
 * ```
 */
export const agendaStatuses = (days: readonly string[], today: string): readonly AgendaStatus[] => {
  const [next = ''] = days.filter((day) => day >= today).toSorted();
  const active = days.indexOf(next);
  return days.map((day, place) => {
    if (day < today) return 'expired';
    return place === active ? 'active' : 'idle';
  });
};

/**
 * Formats `20270126` as `2027/01/26`; other texts stay unchanged. Source: site spec §4 "Date string".
 *
 * @example
 * ```ts
 * slashedDay('20270126') // '2027/01/26'
 * slashedDay('soon') // 'soon'
 * ```
 */
export const slashedDay = (text: string): string => text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1/$2/$3');
