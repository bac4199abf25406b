/** The rooms of app/, lowest first, each with the rooms it may use. */
const ROOMS = [
  ['process', []],
  ['build', []],
  ['composition', ['process']],
  ['commands', ['process']],
  ['http', ['process', 'composition']],
  ['openapi', ['process', 'http']],
  ['site', ['process', 'composition', 'http']],
  ['portal', ['process', 'composition', 'http', 'site']],
  ['organiser', ['process', 'composition', 'http', 'site', 'portal']],
  ['editing', ['process', 'composition', 'http', 'site']],
  ['front', ['process', 'composition', 'http', 'site', 'editing', 'build']],
];

/** The rooms of adapters/platform/, lowest first: each may use those before it. */
const PLATFORM = [
  'resources',
  'database',
  'shared-state',
  'tokens',
  'files',
  'mail',
  'content',
  'service-keys',
  'webhooks',
  'visitors',
  'awards',
  'identity',
  'profile-service',
  'search',
  'backup',
  'dataset',
  'starter',
  'organiser',
  'contact',
  'demo',
];

/** The features of ui/, lowest first: each may use those before it, and all use ui/shared. */
const FEATURES = [
  'awards',
  'contact',
  'dashboard',
  'events',
  'search',
  'tasks',
  'navigation',
  'session',
  'articles',
  'partners',
  'profile',
  'media',
  'news',
  'products',
  'page',
  'editor',
  'organiser',
];

/** Which way imports may point. Read as: `from` must not reach `to`. @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-is-pure',
      comment: 'The domain knows no framework, no network and no screen. Describe what you need as a port.',
      severity: 'error',
      from: { path: '^core/', pathNot: '^core/testing/' },
      to: { pathNot: ['^core/', '^node_modules/(neverthrow|zod|dayjs)/'] },
    },
    {
      name: 'core-testing-adds-fast-check-only',
      comment: 'core/testing is for test code of any runner: it may add fast-check and nothing else.',
      severity: 'error',
      from: { path: '^core/testing/' },
      to: { pathNot: ['^core/', '^node_modules/(neverthrow|zod|dayjs|fast-check)/'] },
    },
    {
      name: 'features-meet-at-the-door',
      comment: "A feature of core uses another only through that feature's index.ts.",
      severity: 'error',
      from: { path: '^core/([^/]+)/' },
      to: { path: '^core/[^/]+/.+', pathNot: ['^core/$1/', '^core/[^/]+/index[.]ts$'] },
    },
    {
      name: 'shared-stands-alone',
      comment: 'core/shared is the ground everything stands on; it stands on nothing.',
      severity: 'error',
      from: { path: '^core/shared/' },
      to: { path: '^core/(?!shared/)' },
    },
    {
      name: 'adapters-know-only-core',
      comment: 'An adapter turns the outside world into core terms. It draws nothing and wires nothing.',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: ['^ui/', '^app/', '^node_modules/(react|mobx|@mantine|inversify|next)/'] },
    },
    {
      name: 'adapters-reach-the-platform-by-wire',
      comment:
        'The embedded platform is an outside system: adapters call it through the Http they are given.',
      severity: 'error',
      from: { path: '^adapters/', pathNot: '^adapters/platform/' },
      to: { path: '^adapters/platform/' },
    },
    {
      name: 'the-platform-has-doors',
      comment:
        'The package @fairdesk/platform is used through its index.ts and those of its folders; tests look inside.',
      severity: 'error',
      from: { path: '^(core|ui|app)/' },
      to: {
        path: '^adapters/platform/',
        pathNot: ['^adapters/platform/index[.]ts$', '^adapters/platform/[^/]+/index[.]ts$'],
      },
    },
    {
      name: 'the-platform-needs-adapters-shared-only',
      comment: 'The package contains what it imports: the tools of adapters/shared, and no adapter.',
      severity: 'error',
      from: { path: '^adapters/platform/' },
      to: { path: '^(adapters/(?!platform/|shared/)|ui/|app/)' },
    },
    {
      name: 'one-system-per-adapter',
      comment:
        'An adapter feature shares only adapters/shared with its neighbours. The package @fairdesk/client exports their proxies.',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/', pathNot: '^adapters/client/' },
      to: { path: '^adapters/', pathNot: ['^adapters/$1/', '^adapters/shared/'] },
    },
    {
      name: 'the-client-exports-proxies',
      comment: 'The package @fairdesk/client runs in a browser: adapters of the server stay out of it.',
      severity: 'error',
      from: { path: '^adapters/client/' },
      to: {
        path: '^adapters/',
        pathNot: ['^adapters/(client|shared)/', '/proxy[.]ts$', '/selection-proxy[.]ts$'],
      },
    },
    {
      name: 'ui-knows-only-core',
      comment:
        'A screen calls use cases it is given. It never fetches, never wires, never reads a cookie. The store for optimistic changes does neither.',
      severity: 'error',
      from: { path: '^ui/' },
      to: {
        path: ['^adapters/', '^app/', '^node_modules/(ky|inversify|kysely|pg)/'],
        pathNot: '^adapters/client/create-store[.]ts$',
      },
    },
    {
      name: 'next-stays-in-app',
      comment:
        'Only app/ and the wrappers ui/shared/next-* may name Next. A view that the server renders and the browser ' +
        'loads separately uses next/dynamic, since lazy leaves its style out of the page.',
      severity: 'error',
      from: { path: '^(core|ui|adapters)/', pathNot: '^ui/shared/next-' },
      to: { path: '^node_modules/next/', pathNot: '^node_modules/next/dynamic' },
    },
    {
      name: 'text-library-stays-in-the-text-editor',
      comment:
        'Only the field for formatted texts and the canvas use the library for them; they load it lazily.',
      severity: 'error',
      from: { path: '^(core|adapters|ui|app)/', pathNot: '^ui/(shared|editor)/rich-text/' },
      to: { path: '^node_modules/(@tiptap|prosemirror-[^/]+)/' },
    },
    {
      name: 'text-editor-loads-lazily',
      comment:
        'The field and the canvas load the text editor when it appears; a static import would carry the library along.',
      severity: 'error',
      from: { pathNot: ['^ui/(shared|editor)/rich-text/', '^tests/'] },
      to: {
        path: ['^ui/editor/rich-text/', '^ui/shared/rich-text/(?!rich-text-field[.]tsx$|messages[.]ts$)'],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'text-field-is-light',
      comment:
        'What the field for formatted texts imports is in the first script of its screens: no library.',
      severity: 'error',
      from: { path: '^ui/shared/rich-text/(rich-text-field|use-loaded-editor|use-plain-text)[.]tsx?$' },
      to: {
        path: '^ui/shared/rich-text/',
        pathNot: ['/use-(loaded-editor|plain-text)[.]ts$', '[.]module[.]css$'],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'wiring-stays-in-composition',
      comment: 'One place knows the container.',
      severity: 'error',
      from: { pathNot: ['^app/_composition/', '^tests/'] },
      to: { path: '^node_modules/inversify/' },
    },
    {
      name: 'app-reaches-adapters-through-composition',
      comment:
        'Only the composition knows which adapter answers a port, and a command opens what it needs. Types may be named anywhere; the tools of adapters/shared belong to all rooms.',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/_(composition|commands)/' },
      to: { path: '^adapters/', pathNot: '^adapters/shared/', dependencyTypesNot: ['type-only'] },
    },
    ...ROOMS.map(([room, mayEnter]) => ({
      name: `app-${room}-looks-down`,
      comment: `app/_${room} may use ${mayEnter.map((other) => `_${other}`).join(', ') || 'no other room'}: see app/README.md.`,
      severity: 'error',
      from: { path: `^app/_${room}/` },
      to: { path: '^app/', pathNot: [room, ...mayEnter].map((other) => `^app/_${other}/`) },
    })),
    ...PLATFORM.map((room, place) => ({
      name: `platform-${room}-looks-down`,
      comment:
        'Rooms of the platform build on each other one way: what two of them need lies in one below both.',
      severity: 'error',
      from: { path: `^adapters/platform/${room}/` },
      to: {
        path: '^adapters/platform/[^/]+/',
        pathNot: PLATFORM.slice(0, place + 1).map((below) => `^adapters/platform/${below}/`),
      },
    })),
    ...FEATURES.map((feature, place) => ({
      name: `ui-${feature}-looks-down`,
      comment:
        'Features of ui/ build on each other one way: what two of them need lies in one below both, or the one above passes it.',
      severity: 'error',
      from: { path: `^ui/${feature}/` },
      to: {
        path: '^ui/[^/]+/',
        pathNot: ['^ui/shared/', ...FEATURES.slice(0, place + 1).map((below) => `^ui/${below}/`)],
      },
    })),
    {
      name: 'ui-shared-stands-below',
      comment:
        'ui/shared names features only by types; its texts/messages.ts joins the texts of all of them into one record.',
      severity: 'error',
      from: { path: '^ui/shared/', pathNot: '^ui/shared/texts/messages[.]ts$' },
      to: { path: '^ui/(?!shared/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-has-listed-features',
      comment: 'A feature of ui/ has its place in the list FEATURES above.',
      severity: 'error',
      from: { path: '^ui/[^/]+/', pathNot: ['^ui/shared/', ...FEATURES.map((feature) => `^ui/${feature}/`)] },
      to: {},
    },
    {
      name: 'public-pages-have-no-reader',
      comment: 'A public page is cached for all visitors: nothing in it may depend on who reads it.',
      severity: 'error',
      from: { path: '^app/\\[locale\\]/\\(site\\)/' },
      to: { path: '^node_modules/next/headers[.]', reachable: true },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-needs-tests',
      severity: 'error',
      comment: 'Tests lean on the product, never the other way.',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      comment: 'An import that leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^next/root-params$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(core|adapters/client|adapters/platform)/dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
