import fc, { type Arbitrary } from 'fast-check';
import {
  type AccountForm,
  type Address,
  type CompanyProfile,
  completenessOf,
  type MainGroup,
  PROFILE_TABS,
  type ProfileSettings,
  type PublicProfile,
  URI_TYPES,
  type Uri,
} from '../profile/index.ts';
import { anyEmail, anyParticipationId, anyTitle, anyWords } from './any-shared.ts';

/** Any address of a company. */
export const anyAddress: Arbitrary<Address> = fc.record({
  addressType: fc.constant('DEFAULT' as const),
  streets: fc.array(anyTitle, { maxLength: 6 }),
  houseNumber: fc.integer({ min: 1, max: 9999 }).map(String),
  addition: fc.constantFrom('', 'A', 'bis'),
  city: anyTitle,
  postalCode: fc.stringMatching(/^[0-9]{4} ?[A-Z]{2}$/),
  state: fc.constantFrom('', 'Zeeland'),
  country: fc.stringMatching(/^[A-Z]{2}$/),
});

/** Links of a company with their schemes, at most one of each type. */
export const anyUris: Arbitrary<readonly Uri[]> = fc
  .subarray([...URI_TYPES])
  .chain((types) => fc.tuple(...types.map((type) => anyWebAddress.map((url): Uri => ({ type, url })))));

/** `https://acme.example/about` */
export const anyWebAddress: Arbitrary<string> = fc
  .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.stringMatching(/^[a-z0-9]{0,8}$/))
  .map(([name, path]) => `https://${name}.example/${path}`);

/** A category tree with unique ids and no selection. */
export const anyCategories: Arbitrary<readonly MainGroup[]> = fc
  .array(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((sizes) =>
    sizes.map((groups, main) => ({
      id: `m${main}`,
      name: `Main ${main}`,
      groups: groups.map((size, group) => ({
        id: `m${main}-g${group}`,
        name: `Group ${main}.${group}`,
        categories: Array.from({ length: size }, (_, leaf) => ({
          id: `m${main}-g${group}-c${leaf}`,
          name: `Category ${main}.${group}.${leaf}`,
          selected: false,
        })),
      })),
    })),
  );

/** Services may store addresses in lower case. */
const lowerCaseEmail = anyEmail.map((email) => email.toLowerCase());

/** The company types of generated events. */
const COMPANY_TYPES = ['MAKER', 'TRADER'];

/** The values of a valid company dialog without new brands. */
export const anyAccountForm = (fixed: Partial<AccountForm> = {}): Arbitrary<AccountForm> =>
  fc
    .record({
      companyname: anyTitle,
      shortDescription: anyWords(),
      longDescription: anyWords(200),
      companyType: fc.constantFrom('', ...COMPANY_TYPES),
      email: fc.record({ address: fc.oneof(fc.constant(''), lowerCaseEmail), isPublic: fc.boolean() }),
      isPublic: fc.boolean(),
      brands: fc.constant([]),
      texts: fc.record(
        {
          nl: fc.record({ shortDescription: anyWords(), longDescription: anyWords(200) }),
          tr: fc.record({ shortDescription: anyWords(), longDescription: anyWords(200) }),
        },
        { requiredKeys: [] },
      ),
    })
    .map((form) => ({ ...form, ...fixed }));

const anyVersion = fc.nat().map(String);
const anyType = fc.constantFrom('EXHIBITOR', 'CO_EXHIBITOR', 'PARTNER');

/** A whole profile; the fields of `fixed` override the generated ones. */
export const anyProfile = (fixed: Partial<CompanyProfile> = {}): Arbitrary<CompanyProfile> =>
  fc
    .record({
      id: anyParticipationId,
      account: anyAccountForm(),
      address: anyAddress,
      uris: anyUris,
      categories: anyCategories,
      slug: fc.stringMatching(/^[a-z0-9]{1,20}$/),
      hiddenTabs: fc.subarray([...PROFILE_TABS]),
      brands: fc.array(fc.record({ id: fc.uuid(), name: anyTitle, deleted: fc.boolean() }), { maxLength: 2 }),
      versions: fc.record({
        account: anyVersion,
        address: anyVersion,
        uris: anyVersion,
        logo: anyVersion,
        categories: anyVersion,
      }),
      companyTypes: fc.subarray(COMPANY_TYPES),
      participationType: anyType,
      listAddress: fc.constantFrom('', '/exhibitors', 'https://fair.example/exhibitors'),
      excludedTypes: fc.subarray(['EXHIBITOR', 'PARTNER']).map((types) => types.join('|')),
      flags: fc.record({
        canEdit: fc.boolean(),
        canPublish: fc.boolean(),
        hideCategories: fc.boolean(),
        hideCompanyTypes: fc.boolean(),
        hideInnovativeProducts: fc.boolean(),
        asksApproval: fc.boolean(),
      }),
    })
    .map(({ account, flags, ...rest }): CompanyProfile => {
      const rated = {
        ...account,
        ...rest,
        ...flags,
        ...fixed,
      };
      const showcase = { hasProductWithImage: false, hasDocumentOrVideo: false };
      return { ...rated, ...completenessOf(rated, showcase), ...fixed };
    });

/** Settings that hide nothing and set no limit. */
export const openSettings: ProfileSettings = {
  hiddenTabs: {},
  hideCategories: false,
  hideCompanyTypes: false,
  hideInnovativeProducts: false,
  asksApproval: false,
  asksProfileApproval: false,
  excludedTypes: '',
  productLimits: {},
  categoryLimits: {},
  companyTypes: '',
  listAddress: '/exhibitors',
};

/** Generated stand numbers begin with their hall: `8.B2`. */
const hallsOf = (stands: readonly string[]): readonly string[] => [
  ...new Set(stands.map((stand) => stand.split('.')[0] ?? '')),
];

/** The public profile of a company, without products, news, documents and videos. */
export const anyPublicProfile = (fixed: Partial<PublicProfile> = {}): Arbitrary<PublicProfile> =>
  fc
    .record({
      name: anyTitle,
      slug: fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/),
      shortDescription: anyWords(),
      longDescription: anyWords(200),
      companyType: fc.constantFrom('', 'MAKER'),
      logoUrl: fc.constantFrom('', '/files/logo'),
      brands: fc.array(anyTitle, { maxLength: 2 }),
      stands: fc.uniqueArray(fc.stringMatching(/^[1-9]\.[A-C][0-9]$/), { maxLength: 2 }),
      address: anyAddress,
      uris: anyUris,
      categories: anyCategories,
    })
    .map((profile) => ({
      ...profile,
      halls: hallsOf(profile.stands),
      products: [],
      productPage: 1,
      productTotal: 0,
      news: [],
      documents: [],
      videos: [],
      ...fixed,
    }));
