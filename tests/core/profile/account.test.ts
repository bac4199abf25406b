import {
  accountFaults,
  companyTypesFor,
  FILL_WEIGHTS,
  fillFactor,
  leadsTo,
  leadsWhereItSays,
  missingParts,
  type ProfilePart,
  STREET_LINES,
  splitHouseNumber,
  startHouseNumber,
  typeHouseNumber,
  URI_TYPES,
  type Uri,
  type UriType,
  uriFaults,
  urisToSave,
  visibleStreetLines,
  visibleUriTypes,
} from '@fairdesk/core/profile';
import { isBlank } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyUri: fc.Arbitrary<Uri> = fc.record({
  type: fc.constantFrom(...URI_TYPES),
  url: fc.oneof(fc.constantFrom('', ' '), fc.webUrl(), fc.string()),
});

describe('accountFaults', () => {
  const account = {
    companyname: 'Acme',
    shortDescription: '',
    longDescription: '',
    companyType: '',
    email: '',
  };
  const paths = (change: object) =>
    accountFaults({ ...account, ...change }).map(({ path, code }) => `${path} ${code}`);

  it('require a name and limit the texts to 50 and 500 characters', () => {
    expect(paths({ companyname: '' })).toEqual(['companyname forms-required']);
    expect(paths({ shortDescription: 'ş'.repeat(50), longDescription: '👍'.repeat(500) })).toEqual([]);
    expect(paths({ shortDescription: 'x'.repeat(51) })).toEqual(['shortDescription forms-maxlength']);
    expect(paths({ longDescription: 'x'.repeat(501) })).toEqual(['longDescription forms-maxlength']);
    expect(paths({ email: 'acme' })).toEqual(['email forms-email']);
  });
});

describe('companyTypesFor', () => {
  it.prop([fc.array(fc.constantFrom('Maker', 'Seller', 'School')), fc.constantFrom('', 'Maker', 'Old type')])(
    'always include the stored type',
    (types, stored) => {
      const offered = companyTypesFor(types, stored);
      expect(offered.includes(stored) || stored === '').toBe(true);
      expect(offered.slice(0, types.length)).toEqual(types);
    },
  );
});

describe('a company type', () => {
  it('that the event no longer lists comes last, and an empty type is never offered', () => {
    expect(companyTypesFor(['Maker', 'Seller'], 'Old type')).toEqual(['Maker', 'Seller', 'Old type']);
    expect(companyTypesFor(['Maker', 'Seller'], 'Seller')).toEqual(['Maker', 'Seller']);
    expect(companyTypesFor(['Maker', 'Seller'], '')).toEqual(['Maker', 'Seller']);
  });
});

describe('splitHouseNumber', () => {
  it.each([
    ['12', '12', ''],
    ['221B', '221', 'B'],
    ['12-14', '12', '-14'],
    ['12-a', '12', 'a'],
    ['12a4', '12', 'a4'],
    ['7 bis', '7', 'bis'],
    [' 7 - 9 - 11 ', '7', '- 9 - 11'],
    ['Unit 4', '', 'Unit 4'],
    ['No:5/A', '', 'No:5/A'],
    ['', '', ''],
  ])('splits %j', (typed, houseNumber, addition) => {
    expect(splitHouseNumber(typed)).toEqual({ houseNumber, addition });
  });

  it.prop([fc.string()])('always puts only digits in the number, and never loses a letter', (typed) => {
    const { houseNumber, addition } = splitHouseNumber(typed);
    expect(houseNumber).toMatch(/^[0-9]*$/);
    const letters = (text: string) => text.replace(/[\s-]/g, '');
    expect(letters(houseNumber + addition)).toBe(letters(typed));
  });
});

describe('typeHouseNumber', () => {
  const anyNumber = fc.stringMatching(/^[1-9][0-9]{0,3}$/);

  it.prop([fc.string({ unit: fc.constantFrom('1', '4', 'a', '-', ' ', '/') }), fc.string()])(
    'gives the same result typed or pasted, before the existing addition and apart from it',
    (text, addition) => {
      const start = startHouseNumber({ houseNumber: '', addition });
      const typed = [...text].reduce(
        (before, key) => typeHouseNumber(before, before.houseNumber + key),
        start,
      );
      const pasted = splitHouseNumber(text);
      const parts = [pasted.addition, addition].filter((part) => part !== '');
      expect(typed).toMatchObject({ ...pasted, addition: parts.join(' ') });
    },
  );

  it.prop([anyNumber, fc.string(), anyNumber, fc.stringMatching(/^[A-Z]( ?[a-z0-9/]){0,4}$/), fc.boolean()])(
    'replaces the addition with the tail of another number, typed or pasted',
    (former, addition, houseNumber, tail, isPasted) => {
      fc.pre(!houseNumber.startsWith(former));
      const text = houseNumber + tail;
      const start = startHouseNumber({ houseNumber: former, addition });
      // The first key replaces the selected number.
      const [first = '', ...rest] = isPasted ? [text] : text;
      const typed = rest.reduce(
        (before, key) => typeHouseNumber(before, before.houseNumber + key),
        typeHouseNumber(start, first),
      );
      expect(typed).toMatchObject({ houseNumber, addition: tail });
    },
  );

  it.each([
    ['221B', '221', 'B'],
    ['12 bis', '12', 'bis'],
    ['7', '7', 'B'],
  ])('makes %j of 41 with the addition B into %j and %j', (text, houseNumber, addition) => {
    const start = startHouseNumber({ houseNumber: '41', addition: 'B' });
    const typed = [...text].reduce(
      (before, key, at) => typeHouseNumber(before, at === 0 ? key : before.houseNumber + key),
      start,
    );
    expect(typed).toMatchObject({ houseNumber, addition });
    expect(typeHouseNumber(start, text)).toMatchObject({ houseNumber, addition });
  });

  it.prop([fc.nat().map(String), fc.string()])(
    'leaves the addition unchanged while only digits are typed',
    (typed, addition) => {
      const start = startHouseNumber({ houseNumber: '12', addition });
      expect(typeHouseNumber(start, typed)).toMatchObject({ houseNumber: typed, addition });
    },
  );
});

describe('visibleStreetLines', () => {
  it.prop([fc.array(fc.constantFrom('', 'Main Street'), { maxLength: STREET_LINES }), fc.nat(10)])(
    'never hides a filled line',
    (streets, minimum) => {
      const visible = visibleStreetLines(streets, minimum);
      expect(visible).toBeGreaterThanOrEqual(streets.findLastIndex((line) => line !== '') + 1);
      expect(visible).toBeGreaterThanOrEqual(2);
      expect(visible).toBeLessThanOrEqual(STREET_LINES);
    },
  );
});

describe('the lines of a street', () => {
  it('are two, or as many as requested or filled', () => {
    expect([visibleStreetLines([]), visibleStreetLines([], 4), visibleStreetLines(['', ' ', ' '])]).toEqual([
      2, 4, 2,
    ]);
    expect(visibleStreetLines(['Main Street', '', 'Hall 4'])).toBe(3);
  });
});

describe('links', () => {
  it.prop([fc.array(anyUri)])('are sent with a scheme, without the empty ones', (uris) => {
    for (const { url } of urisToSave(uris)) expect(url).toMatch(/^https?:\/\//i);
    expect(urisToSave(uris)).toHaveLength(uris.filter(({ url }) => url.trim() !== '').length);
  });

  it.prop([fc.array(anyUri)])('include FLICKR only while it is filled', (uris) => {
    const first = uris.find(({ type }) => type === 'FLICKR');
    expect(visibleUriTypes(uris).includes('FLICKR')).toBe(first !== undefined && first.url.trim() !== '');
    expect(visibleUriTypes([])).toHaveLength(URI_TYPES.length - 1);
  });

  it.prop([fc.webUrl(), fc.constantFrom(...URI_TYPES)])(
    'accept any web address and no script',
    (url, type) => {
      expect(uriFaults([{ type, url }])).toEqual([]);
      expect(uriFaults([{ type, url: 'javascript:alert(1)' }])).toEqual([{ path: type, code: 'forms-url' }]);
    },
  );

  it.prop([fc.array(anyUri, { maxLength: 12 })])('are one for each type at most', (uris) => {
    const filled = uris.filter(({ url }) => !isBlank(url)).map(({ type }) => type);
    const repeated = URI_TYPES.filter((type) => filled.indexOf(type) !== filled.lastIndexOf(type));
    const faults = uriFaults(uris).filter(({ code }) => code === 'invalid');
    expect(new Set(faults.map(({ path }) => path))).toEqual(new Set(repeated));
    expect(faults.length).toBe(filled.length - new Set(filled).size);
  });

  it('warn when they lead to another site', () => {
    expect(leadsWhereItSays({ type: 'LINKED_IN', url: 'nl.linkedin.com/company/acme' })).toBe(true);
    expect(leadsWhereItSays({ type: 'LINKED_IN', url: 'https://evil.example/linkedin.com' })).toBe(false);
    expect(leadsWhereItSays({ type: 'TWITTER', url: 'notx.com/acme' })).toBe(false);
    expect(leadsWhereItSays({ type: 'WEBSITE', url: 'anything.example' })).toBe(true);
    expect(leadsWhereItSays({ type: 'INSTAGRAM', url: '' })).toBe(true);
    // A newer service may have types that this version does not know.
    for (const type of ['TIKTOK', 'constructor', '__proto__'])
      expect(leadsWhereItSays({ type: type as UriType, url: 'anything.example' })).toBe(true);
  });

  it.each([
    ['LINKED_IN', 'linkedin.com'],
    ['FACEBOOK', 'facebook.com'],
    ['FACEBOOK', 'fb.com'],
    ['TWITTER', 'twitter.com'],
    ['TWITTER', 'x.com'],
    ['YOUTUBE_VIMEO', 'youtube.com'],
    ['YOUTUBE_VIMEO', 'youtu.be'],
    ['YOUTUBE_VIMEO', 'vimeo.com'],
    ['INSTAGRAM', 'instagram.com'],
    ['FLICKR', 'flickr.com'],
  ] as const)('of the type %s lead to %s, in any spelling', (type, host) => {
    const there = [host, `http://${host}/acme`, `https://www.${host.toUpperCase()}:443?a`, `${host}#a`];
    expect(there.filter((url) => !leadsWhereItSays({ type, url }))).toEqual([]);
    const elsewhere = [
      `${host}.example`,
      `a.example/https://${host}`,
      `https://a.example?${host}`,
      `not${host}`,
    ];
    expect(elsewhere.filter((url) => leadsWhereItSays({ type, url }))).toEqual([]);
  });

  it('show the host they lead to', () => {
    expect(leadsTo('https://www.Acme.example/about')).toBe('acme.example');
    expect(leadsTo('shop.www.example:8080')).toBe('shop.www.example');
    expect(leadsTo('')).toBe('');
  });

  it('are validated without surrounding white space', () => {
    expect(uriFaults([{ type: 'WEBSITE', url: ' acme.example ' }])).toEqual([]);
    expect(visibleUriTypes([{ type: 'FLICKR', url: ' ' }])).not.toContain('FLICKR');
  });
});

describe('fillFactor', () => {
  const parts = Object.keys(FILL_WEIGHTS) as ProfilePart[];
  const some = fc.subarray(parts).map((chosen) => new Set(chosen));

  it('has weights that add up to 100', () => {
    expect(Object.values(FILL_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    expect(fillFactor(new Set(['name', 'logo']), new Set())).toBe(25);
    const three = new Set<ProfilePart>(['name', 'shortDescription', 'longDescription']);
    const hidden = new Set(parts.filter((part) => !three.has(part)));
    expect(fillFactor(new Set(['name', 'shortDescription']), hidden)).toBe(66);
  });

  it.prop([some])('counts exactly the weight of every filled part', (filled) => {
    expect(fillFactor(filled, new Set())).toBe(
      [...filled].reduce((sum, part) => sum + FILL_WEIGHTS[part], 0),
    );
  });

  it.prop([some, some])('is 100 exactly when no offered part is missing', (filled, hidden) => {
    const factor = fillFactor(filled, hidden);
    expect(factor === 100).toBe(missingParts(filled, hidden).length === 0);
    expect(factor).toBeGreaterThanOrEqual(0);
    expect(factor).toBeLessThanOrEqual(100);
  });

  it.prop([some, some, fc.constantFrom(...parts)])(
    'never falls when more is filled in',
    (filled, hidden, more) => {
      expect(fillFactor(new Set([...filled, more]), hidden)).toBeGreaterThanOrEqual(
        fillFactor(filled, hidden),
      );
    },
  );

  it.prop([some, some])('lists missing parts by weight, the heaviest first', (filled, hidden) => {
    const missing = missingParts(filled, hidden);
    expect(new Set(missing)).toEqual(new Set(parts.filter((part) => !filled.has(part) && !hidden.has(part))));
    const weights = missing.map((part) => FILL_WEIGHTS[part]);
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  });
});
