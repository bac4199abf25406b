import 'server-only';
import { componentNames } from '#app/_composition/page.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { editorsOnly } from './editing-guard.ts';

/** The configuration for the editor: the supported components, and how pages are edited. */
export const editingConfig = editorsOnly({
  methods: ['GET'],
  texts: {
    origin: () => 'Invalid origin',
    secret: 'Missing or invalid editing secret',
    off: 'Editing is off: no editing secret is set',
    method: (method) => `Method ${method} is not supported`,
  },
  body: (message) => ({ message }),
  answer: () => Response.json({ components: componentNames(), packages: packagesOf(), editMode: 'metadata' }),
});

const NAMED = ['@fairdesk/core', 'next', 'react', 'react-dom'] as const;

const packagesOf = (): Record<string, string> =>
  Object.fromEntries(NAMED.map((name) => [name, packageFile.dependencies[name]]));
