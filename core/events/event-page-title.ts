/**
 * The title of an event page: `Horeca Vakdagen 2027 | Participations`. Source: portal spec §2 "Event page".
 *
 * @example
 * ```ts
 * eventPageTitle('Clearwater 2027', 'Participations') // 'Clearwater 2027 | Participations'
 * ```
 */
export const eventPageTitle = (eventName: string, metaTitle: string): string => `${eventName} | ${metaTitle}`;
