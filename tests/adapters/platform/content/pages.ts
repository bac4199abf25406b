import { FAIR, type Files } from '../dataset/folders.ts';

const page = (title: string) => ({
  title: { en: title },
  layout: 'event',
  placeholders: { 'headless-main': [{ component: 'RichText', fields: { Title: title } }] },
});

/** A site with pages for every feature of the layout service. */
export const PAGES: Files = {
  'pictures/logo.png': FAIR['pictures/logo.png'],
  'events.json': {
    events: [
      { id: '7', slug: 'spring', name: 'Spring', startDate: 'today', endDate: 'today+1', timeZone: 'UTC' },
    ],
    sites: [
      { name: 'portal' },
      {
        name: 'spring',
        event: 'spring',
        brandColour: '#0a5c4a',
        languages: ['en', 'nl'],
        logo: { file: 'pictures/logo.png', alt: 'Spring' },
        settings: { redirectTypes: 'PRESS' },
      },
    ],
  },
  'pages/spring/index.json': {
    title: { en: 'Spring', nl: 'Lente' },
    layout: 'event',
    placeholders: {
      'headless-main': [
        { component: 'RichText', fields: { Title: { en: 'Hello', nl: 'Hallo' } }, params: { Size: 2 } },
        {
          component: 'Card',
          fields: { Link: { href: '/tasks', text: { en: 'Tasks', nl: 'Taken' } }, Date: { date: 'today-3' } },
          placeholders: { 'card-{*}': [{ component: 'RichText', fields: { Text: 'inside' } }] },
        },
      ],
    },
  },
  'pages/spring/events/,-w-,.json': page('Any event'),
  'pages/spring/events/all.json': page('All events'),
  'dictionary/en.json': { greeting: 'Hello', soon: 'Soon' },
  'dictionary/spring/en.json': { greeting: 'Hello from spring' },
};
