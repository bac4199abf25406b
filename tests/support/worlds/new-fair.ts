import type { NewFair } from '@fairdesk/core/organiser';

/** A new fair without faults. */
export const NEW_FAIR: NewFair = {
  name: 'Aqua 2028',
  slug: 'aqua-2028',
  startDate: '2028-01-26',
  startTime: '',
  endDate: '2028-01-28',
  endTime: '',
  timeZone: 'Europe/Amsterdam',
  city: '',
  venue: '',
  contactEmail: '',
  floorPlanUrl: '',
  publicEndDate: '',
  languages: ['en'],
  brandColour: '',
};
