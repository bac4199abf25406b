import {
  type AccountForm,
  accountFormFaults,
  accountPlaceFaults,
  accountToSave,
  addressFaults,
  addressToSave,
  type CompanyProfile,
  categoryFaults,
  categoryIds,
  completenessOf,
  type Descriptions,
  type DescriptionTexts,
  deleteLogo,
  NO_ADDRESS,
  offersTab,
  onlySelected,
  openProfile,
  type ProfileEditor,
  type ProfilePart,
  productLimit,
  saveAccount,
  saveAddress,
  saveCategories,
  saveLogo,
  saveUris,
  selectedIds,
  withDescription,
  withSelected,
} from '@fairdesk/core/profile';
import { type Failure, LANGUAGES, type Language } from '@fairdesk/core/shared';
import {
  anyAccountForm,
  anyAddress,
  anyCategories,
  anyProfile,
  anyUris,
  memoryProfileEditor,
  oneOf,
  smallPdf,
  smallPicture,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import type { Result } from 'neverthrow';
import { describe, expect } from 'vitest';

const shut = new Proxy({} as ProfileEditor, { get: () => expect.unreachable('the editor was asked') });
const named = (faults: readonly { path: string; code: string }[]) =>
  faults.map(({ path, code }) => `${path} ${code}`);
const faultsOf = (result: Result<unknown, Failure>) => {
  const failure = result._unsafeUnwrapErr();
  return failure.kind === 'rejected' ? named(failure.fields) : failure;
};

describe('the card of a company', () => {
  it.prop([anyAccountForm()])(
    'has no faults when valid, and is stored without surrounding white space',
    (form) => {
      expect(accountFormFaults(form)).toEqual([]);
      const around = {
        ...form,
        companyname: ` ${form.companyname} `,
        email: { ...form.email, address: ` ${form.email.address} ` },
        brands: [{ name: ' Acme ', deleted: false }],
      };
      expect(accountToSave(around)).toEqual({ ...form, brands: [{ name: 'Acme', deleted: false }] });
    },
  );

  it('reports the language and the brand of each fault', () => {
    const form: AccountForm = {
      ...oneOf(anyAccountForm()),
      email: { address: 'acme', isPublic: false },
      texts: { tr: { shortDescription: 'ş'.repeat(51), longDescription: 'x'.repeat(501) } },
      brands: [
        { name: 'Acme', deleted: false },
        { name: ' ', deleted: false },
        { name: '', deleted: true },
      ],
    };
    expect(named(accountFormFaults(form))).toEqual([
      'email forms-email',
      'texts.tr.shortDescription forms-maxlength',
      'texts.tr.longDescription forms-maxlength',
      'brands.1.name forms-required',
    ]);
  });

  const there = {
    isPublic: false,
    canPublish: false,
    companyType: 'OLD',
    companyTypes: ['MAKER'],
    brands: [],
  };
  const placed = (form: Partial<AccountForm>, place: Partial<CompanyProfile> = {}) =>
    named(
      accountPlaceFaults(
        { ...oneOf(anyAccountForm()), isPublic: false, companyType: '', brands: [], ...form },
        { ...there, ...place },
      ),
    );

  it.prop([fc.boolean(), fc.boolean(), fc.boolean()])(
    'is published and withdrawn only with permission',
    (before, after, canPublish) => {
      expect(placed({ isPublic: after }, { isPublic: before, canPublish })).toEqual(
        before !== after && !canPublish ? ['isPublic publish-not-allowed'] : [],
      );
    },
  );

  it('accepts a type that the event offers or the company has, and the company’s own brands only', () => {
    const types = ['', 'MAKER', 'OLD', 'TRADER'].map((companyType) => placed({ companyType }));
    expect(types).toEqual([[], [], [], ['companyType forms-choice']]);
    const own = { id: 'b1', name: 'Acme', deleted: false };
    const brands = [own, { name: 'New', deleted: false }, { id: 'b2', name: 'Of others', deleted: false }];
    expect(placed({ brands }, { brands: [own] })).toEqual(['brands.2.id forms-choice']);
    const two = [own, { ...own, id: 'b3' }];
    expect(
      placed({ brands: two, companyType: 'TRADER' }, { brands: two, companyTypes: ['MAKER', 'TRADER'] }),
    ).toEqual([]);
  });
});

describe('the card of an address', () => {
  it.prop([anyAddress])(
    'is stored without trailing empty lines, and with number and country trimmed',
    (address) => {
      const typed = {
        ...address,
        streets: [...address.streets, ' ', ''],
        houseNumber: ` ${address.houseNumber} `,
        country: `${address.country} `,
      };
      expect(addressToSave(typed)).toEqual(address);
      expect(addressFaults(address)).toEqual([]);
    },
  );

  it('reports a line that is too long, and an invalid number or country', () => {
    const address = {
      ...oneOf(anyAddress),
      streets: ['Hall', 'x'.repeat(201)],
      houseNumber: '12a',
      country: 'nl',
    };
    expect(named(addressFaults(address))).toEqual([
      'street2 forms-maxlength',
      'houseNumber forms-numbers',
      'country forms-choice',
    ]);
    const long = { ...address, streets: [], houseNumber: '1', country: 'NLD' };
    expect(named(addressFaults({ ...long, city: 'x'.repeat(201), postalCode: 'x'.repeat(21) }))).toEqual([
      'city forms-maxlength',
      'postalCode forms-maxlength',
      'country forms-choice',
    ]);
    expect(
      named(addressFaults({ ...long, country: 'XNL', addition: 'x'.repeat(51), state: 'x'.repeat(201) })),
    ).toEqual(['addition forms-maxlength', 'state forms-maxlength', 'country forms-choice']);
    expect(named(addressFaults({ ...long, country: '', houseNumber: '1'.repeat(21) }))).toEqual([
      'houseNumber forms-maxlength',
    ]);
  });
});

describe('an empty address', () => {
  it('has empty fields and no faults', () => {
    const texts = { houseNumber: '', addition: '', city: '', postalCode: '', state: '', country: '' };
    expect(NO_ADDRESS).toEqual({ addressType: 'DEFAULT', streets: [], ...texts });
    expect(addressFaults(NO_ADDRESS)).toEqual([]);
    expect(addressToSave(NO_ADDRESS)).toEqual(NO_ADDRESS);
  });
});

describe('the selected categories', () => {
  const chosen = anyCategories.chain((tree) =>
    fc.record({ tree: fc.constant(tree), ids: fc.subarray([...categoryIds(tree)]) }),
  );

  it.prop([chosen])(
    'are exactly those named, and are listed under their own headings only',
    ({ tree, ids }) => {
      const after = withSelected(tree, ids);
      expect(new Set(selectedIds(after))).toEqual(new Set(ids));
      expect(selectedIds(onlySelected(after))).toEqual(selectedIds(after));
      expect(categoryIds(onlySelected(after))).toEqual(new Set(ids));
      for (const main of onlySelected(after)) {
        expect(main.groups).not.toEqual([]);
        for (const group of main.groups) expect(group.categories).not.toEqual([]);
      }
      expect(withSelected(after, [])).toEqual(tree);
    },
  );

  it.prop([chosen, fc.uuid()])(
    'are rejected when the event does not offer one of them',
    ({ tree, ids }, other) => {
      expect(categoryFaults(tree, ids)).toEqual([]);
      expect(categoryFaults(tree, [...ids, other])).toEqual([{ path: 'categories', code: 'forms-choice' }]);
    },
  );
});

const anyText = fc.constantFrom('', ' ', 'Pumps', 'Su pompaları');
const anyTexts = fc.record({ shortDescription: anyText, longDescription: anyText });

describe('completenessOf', () => {
  const bare: CompanyProfile = {
    ...oneOf(anyProfile()),
    companyname: ' ',
    shortDescription: '',
    longDescription: '',
    email: { address: '', isPublic: false },
    address: { ...oneOf(anyAddress), city: ' ' },
    uris: [],
    texts: {},
    categories: [
      {
        id: 'm',
        name: '',
        groups: [{ id: 'g', name: '', categories: [{ id: 'c', name: '', selected: false }] }],
      },
    ],
    hiddenTabs: [],
    hideCategories: false,
  };
  const nothing = { hasProductWithImage: false, hasDocumentOrVideo: false };
  const filling: Readonly<Record<ProfilePart, Partial<CompanyProfile>>> = {
    name: { companyname: 'Acme' },
    shortDescription: { shortDescription: 'x' },
    longDescription: { longDescription: 'x' },
    logo: { logo: { id: '1', url: '/1' } },
    categories: { categories: withSelected(bare.categories, ['c']) },
    email: { email: { address: 'a@b.example', isPublic: false } },
    address: { address: oneOf(anyAddress) },
    links: { uris: [{ type: 'WEBSITE', url: 'https://a.example' }] },
    secondLanguage: {
      texts: {
        tr: { shortDescription: 'x', longDescription: '' },
        nl: { shortDescription: 'x', longDescription: '' },
      },
    },
    productWithImage: {},
    documentOrVideo: {},
  };

  it.prop([fc.subarray(Object.keys(filling) as ProfilePart[])])(
    'lists exactly the parts that are not filled in',
    (parts) => {
      const profile: CompanyProfile = Object.assign({}, bare, ...parts.map((part) => filling[part]));
      const showcase = {
        hasProductWithImage: parts.includes('productWithImage'),
        hasDocumentOrVideo: parts.includes('documentOrVideo'),
      };
      const { missing, fillFactor } = completenessOf(profile, showcase);
      // Texts in two languages are a text as well.
      const filled = parts.includes('secondLanguage') ? [...parts, 'shortDescription'] : parts;
      expect(new Set([...missing, ...filled]).size).toBe(Object.keys(filling).length);
      expect(missing.filter((part) => filled.includes(part))).toEqual([]);
      expect(fillFactor === 100).toBe(missing.length === 0);
    },
  );

  it.prop([
    fc.dictionary(fc.constantFrom(...LANGUAGES), anyTexts),
    fc.shuffledSubarray([...LANGUAGES], { minLength: LANGUAGES.length }),
  ])('counts a text whatever its language, and a second language whatever the first', (texts, others) => {
    const written = LANGUAGES.flatMap((language, place) => {
      const text = texts[language];
      return text ? [{ language, other: others[place] ?? language, text }] : [];
    });
    const missing = (languageOf: (one: (typeof written)[number]) => Language) => {
      let descriptions: Descriptions = bare;
      for (const one of written) descriptions = withDescription(descriptions, languageOf(one), one.text);
      return completenessOf({ ...bare, ...descriptions }, nothing).missing;
    };
    const found = missing(({ language }) => language);
    expect(missing(({ other }) => other)).toEqual(found);
    const count = (field: keyof DescriptionTexts) =>
      written.filter(({ text }) => text[field].trim() !== '').length;
    expect(found.includes('shortDescription')).toBe(count('shortDescription') === 0);
    expect(found.includes('longDescription')).toBe(count('longDescription') === 0);
    expect(found.includes('secondLanguage')).toBe(count('shortDescription') < 2);
  });

  it('never requires what the event hides', () => {
    const hidden = { ...bare, hideCategories: true, hiddenTabs: ['products', 'documents'] as const };
    const { missing } = completenessOf(hidden, nothing);
    expect(missing).not.toContain('categories');
    expect(missing).not.toContain('productWithImage');
    expect(missing).toContain('documentOrVideo');
    const more = { ...hidden, hiddenTabs: ['documents', 'videos'] as const };
    expect(completenessOf(more, nothing).missing).not.toContain('documentOrVideo');
    expect(completenessOf({ ...bare, hiddenTabs: ['videos'] }, nothing).missing).toContain('documentOrVideo');
  });
});

describe('the organiser’s settings', () => {
  it('hide a tab from the listed types, and limit products by type', () => {
    const settings = { hiddenTabs: { news: 'PARTNER' }, productLimits: { PARTNER: 3, '*': 20 } };
    expect([offersTab(settings, 'PARTNER', 'news'), offersTab(settings, 'EXHIBITOR', 'news')]).toEqual([
      false,
      true,
    ]);
    expect([productLimit(settings, 'PARTNER'), productLimit(settings, 'EXHIBITOR')]).toEqual([3, 20]);
    expect(productLimit({ productLimits: { PARTNER: 3 } }, 'constructor')).toBeUndefined();
  });
});

describe('the account tab', () => {
  const start = (profile: CompanyProfile) => memoryProfileEditor([profile]);

  it.prop([anyProfile({ canPublish: true, companyTypes: ['MAKER', 'TRADER'] }), anyAccountForm()])(
    'saves the card of the company',
    async (profile, form) => {
      const editor = start(profile);
      const change = { ...form, companyname: ` ${form.companyname} `, version: profile.versions.account };
      const saved = (await saveAccount(editor)(profile.id, change))._unsafeUnwrap();
      expect(saved).toMatchObject({ companyname: form.companyname, email: form.email, texts: form.texts });
      expect((await saveAccount(editor)(profile.id, change))._unsafeUnwrapErr().kind).toBe('conflict');
      expect((await openProfile(editor)(profile.id, 'en'))._unsafeUnwrap()).toEqual(saved);
    },
  );

  it.prop([anyProfile(), anyAddress, anyUris])(
    'saves address and links, each with its own version',
    async (profile, address, uris) => {
      const editor = start(profile);
      const { versions, id } = profile;
      const typed = { ...address, streets: [...address.streets, ''] };
      const first = await saveAddress(editor)(id, { address: typed, version: versions.address });
      expect(first._unsafeUnwrap().address).toEqual(address);
      const bare = uris.map(({ type, url }) => ({ type, url: url.replace('https://', '') }));
      const second = await saveUris(editor)(id, {
        uris: [...bare, { type: 'FLICKR', url: ' ' }],
        version: versions.uris,
      });
      expect(second._unsafeUnwrap()).toMatchObject({ address, uris });
    },
  );

  it.prop([anyProfile()])('saves categories and a logo, and removes the logo', async (profile) => {
    const editor = start(profile);
    const { id, versions, categories } = profile;
    const ids = [...categoryIds(categories)].slice(0, 1);
    const chosen = (await saveCategories(editor)(id, { ids, version: versions.categories }))._unsafeUnwrap();
    expect(selectedIds(chosen.categories)).toEqual(ids);
    const { logo } = (await saveLogo(editor)(id, smallPicture()))._unsafeUnwrap();
    expect(logo).toBeDefined();
    expect((await deleteLogo(editor)(id, logo?.id ?? ''))._unsafeUnwrap().logo).toBeUndefined();
  });

  it('never sends a card with a fault', async () => {
    const { id } = oneOf(anyProfile());
    const version = '1';
    const form = oneOf(anyAccountForm());
    expect(faultsOf(await saveAccount(shut)(id, { ...form, companyname: '', version }))).toEqual([
      'companyname forms-required',
    ]);
    const address = { ...oneOf(anyAddress), houseNumber: 'x' };
    expect(faultsOf(await saveAddress(shut)(id, { address, version }))).toEqual([
      'houseNumber forms-numbers',
    ]);
    const uris = [{ type: 'WEBSITE', url: 'no address' }] as const;
    expect(faultsOf(await saveUris(shut)(id, { uris, version }))).toEqual(['WEBSITE forms-url']);
    expect(faultsOf(await saveLogo(shut)(id, smallPdf()))).toEqual(['file filetype']);
    const narrow = { ...smallPicture(), pixels: { width: 249, height: 100 } };
    expect(faultsOf(await saveLogo(shut)(id, narrow))).toEqual(['file minwidth']);
  });
});
