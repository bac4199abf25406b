import {
  cutTo,
  digitsOnly,
  EMAIL_MAX,
  EMAIL_PATTERN,
  isBlank,
  isEmail,
  isUrl,
  lengthOf,
  URL_MAX,
  withScheme,
} from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyText = fc.string({ unit: 'binary' });
/** Time for 100 KB, in ms: far above that of a linear check, far below that of a slower one. */
const PATIENCE_MS = 3000;

describe('cutTo', () => {
  it.prop([anyText, fc.nat(50)])('never returns more characters than the limit', (text, max) => {
    expect(lengthOf(cutTo(text, max))).toBeLessThanOrEqual(max);
  });

  it.prop([anyText, fc.nat()])('never changes a text within the limit', (text, more) => {
    expect(cutTo(text, lengthOf(text) + more)).toBe(text);
  });

  it.prop([anyText, fc.nat(50)])('is idempotent', (text, max) => {
    expect(cutTo(cutTo(text, max), max)).toBe(cutTo(text, max));
  });

  it('returns a text of exactly the limit unchanged', () => {
    expect(cutTo('e\u0301\r\n', 2)).toBe('e\u0301\r\n');
    expect(cutTo('e\u0301\r\n', 1)).toBe('\u00e9');
  });

  it('counts a composed letter, an emoji and a line break as one each', () => {
    expect(lengthOf('i\u0307')).toBe(2);
    expect(lengthOf('S\u0327')).toBe(1);
    expect(lengthOf('👍')).toBe(1);
    expect(lengthOf('a\r\nb\rc')).toBe(5);
    expect(cutTo('ŞİŞE👍👍', 5)).toBe('ŞİŞE👍');
  });
});

describe('isEmail', () => {
  it.prop([fc.emailAddress()])('accepts every address that browsers accept', (address) => {
    fc.pre(!address.includes('`') && !address.split('@')[0]?.includes('"'));
    expect(isEmail(address)).toBe(true);
  });

  it.prop([fc.emailAddress(), fc.constantFrom('\r', '\n', ' ', '\0', ',', ';', '<', '"'), fc.nat()])(
    'never accepts a character that ends a header or adds a recipient',
    (address, character, place) => {
      const at = place % (address.length + 1);
      expect(isEmail(address.slice(0, at) + character + address.slice(at))).toBe(false);
    },
  );

  it.each(['', 'anna', 'anna@', '@bakery.example', 'anna@bakery', 'a@b@c.example', 'anna@-x.example'])(
    'rejects %s',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it('accepts letters of every script and rejects an address that is too long', () => {
    expect(isEmail('bilgi@şişe.example')).toBe(true);
    expect(isEmail(`${'a'.repeat(64)}@${'b.'.repeat(94)}c`)).toBe(true);
    expect(isEmail(`${'a'.repeat(64)}@${'b.'.repeat(EMAIL_MAX)}c`)).toBe(false);
  });
});

describe('EMAIL_PATTERN', () => {
  /** As browsers compile the `pattern` of an input. */
  const pattern = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v');
  const anyPart = fc.string({ unit: fc.constantFrom(...'aZ9-.@{|}~/\\[]&^ şд') });

  it.prop([
    fc.oneof(
      fc.emailAddress(),
      anyText,
      anyPart,
      fc.tuple(anyPart, anyPart).map((it) => it.join('@')),
    ),
  ])('matches exactly what isEmail accepts, up to the longest address', (text) => {
    expect(text.length <= EMAIL_MAX && pattern.test(text)).toBe(isEmail(text));
  });

  it.each([...".!#$%&'*+/=?^_`{|}~-"])('matches an address with %s', (character) => {
    expect(pattern.test(`a${character}b@bakery.example`)).toBe(true);
  });

  it.each(['josé@şişe.example', 'अ@हिन्दी.example', 'a@เมือง.example'])(
    'matches %s, composed or not',
    (address) => {
      for (const form of ['NFC', 'NFD'])
        expect([pattern.test(address.normalize(form)), isEmail(address.normalize(form))]).toEqual([
          true,
          true,
        ]);
      expect(isUrl(address.split('@')[1] ?? '')).toBe(true);
    },
  );

  it.each(['ana@empresa', 'ana@12.5', 'ana@feria.2027'])('does not match %s, which has no domain', (text) => {
    expect(pattern.test(text)).toBe(false);
  });
});

describe('isUrl', () => {
  it.prop([fc.webUrl({ withFragments: true, withQueryParameters: true })])(
    'accepts every web address',
    (url) => {
      expect(isUrl(url)).toBe(true);
    },
  );

  it.prop([fc.webUrl()])('accepts the same address without its scheme', (url) => {
    expect(isUrl(url.replace(/^https?:\/\//, ''))).toBe(true);
  });

  const anyLabel = fc.string({ unit: fc.constantFrom(...'0129afx'), minLength: 1, maxLength: 4 });

  it.prop([
    fc.constantFrom('', 'http://'),
    fc.array(anyLabel, { minLength: 2, maxLength: 5 }),
    fc.option(fc.oneof(fc.integer({ min: 0, max: 65_535 }), fc.integer({ min: 60_000, max: 99_999 }))),
  ])('never accepts an address that a browser cannot open', (scheme, labels, port) => {
    const address = `${scheme}${labels.join('.')}${port === null ? '' : `:${port}`}`;
    if (!URL.canParse(withScheme(address))) expect(isUrl(address)).toBe(false);
    // Browsers read a last number as an address of the network, so that `12.5` is `12.0.0.5`.
    if (/^\d+$/.test(labels.at(-1) ?? '')) expect(isUrl(address)).toBe(false);
    else if (/^[a-f]/.test(labels.at(-1) ?? ''))
      expect(isUrl(address)).toBe(URL.canParse(withScheme(address)));
  });

  it.prop([fc.string()])('never accepts an address of another scheme', (rest) => {
    for (const scheme of ['javascript:', 'data:', 'vbscript:', 'ftp://', '//', 'file:///']) {
      expect(isUrl(scheme + rest)).toBe(false);
    }
  });

  it.each([
    ...['', 'localhost', 'a b.example', 'https://', 'https://user@bank.example', 'bakery.example\\@evil'],
    ...['12.5', 'fair.2027', 'bakery.example:65536', 'bakery.example:99999/bread'],
  ])('rejects %s', (text) => {
    expect(isUrl(text)).toBe(false);
  });

  it.each(['bakery.example:1', 'bakery.example:00080', 'bakery.example:65535', '2027.fair.example'])(
    'accepts %s',
    (text) => {
      expect(isUrl(text)).toBe(true);
    },
  );

  it.each(['@'.repeat(100_000), '.'.repeat(100_000), `a@${'a.'.repeat(50_000)}`, 'a-'.repeat(50_000)])(
    'always responds at once',
    (text) => {
      const start = performance.now();
      isUrl(text);
      isEmail(text);
      expect(performance.now() - start).toBeLessThan(PATIENCE_MS);
    },
  );
});

describe('withScheme', () => {
  it.prop([fc.string()])('always returns a web address, and adds the scheme once', (text) => {
    const address = withScheme(text);
    expect(address === '' || /^https?:\/\//i.test(address)).toBe(true);
    expect(withScheme(address)).toBe(address);
  });

  it('keeps a scheme that was typed', () => {
    expect(withScheme(' HTTP://bakery.example ')).toBe('HTTP://bakery.example');
    expect(withScheme('bakery.example')).toBe('https://bakery.example');
    expect(withScheme('   ')).toBe('');
  });

  it.prop([fc.string()])('never turns a script into a valid address', (script) => {
    expect(isUrl(withScheme(`javascript:${script}`))).toBe(false);
  });
});

describe('digitsOnly', () => {
  it.prop([fc.string({ unit: 'grapheme' }), fc.nat()])(
    'always keeps the digits, in order, and nothing else',
    (text, number) => {
      const noise = text.replace(/[0-9]/g, '');
      expect(digitsOnly(noise + [...String(number)].join(noise) + noise)).toBe(String(number));
    },
  );
});

describe('isBlank', () => {
  it.prop([fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0') })])(
    'is true for any white space',
    (text) => {
      expect(isBlank(text)).toBe(true);
      expect(isBlank(`${text}0${text}`)).toBe(false);
    },
  );

  it.prop([fc.string({ unit: fc.constantFrom(...' \u200b\u200d\u2060\ufeff\u00ad\u0000\u2800') })])(
    'is true for characters that no reader sees, and false beside any other',
    (text) => {
      expect(isBlank(text)).toBe(true);
      for (const sign of ['a', '👨\u200d👩', '.', '\u0301'])
        expect(isBlank(`${text}${sign}${text}`)).toBe(false);
    },
  );
});

describe('isUrl', () => {
  it('accepts up to 2048 characters', () => {
    const longest = `https://bakery.example/${'b'.repeat(URL_MAX - 'https://bakery.example/'.length)}`;
    expect(isUrl(longest)).toBe(true);
    expect(isUrl(`${longest}b`)).toBe(false);
  });

  it.prop([fc.integer({ min: URL_MAX - 20, max: URL_MAX + 20 }), fc.constantFrom('', 'http://', 'HTTPS://')])(
    'counts the length with the scheme that is added',
    (length, scheme) => {
      const start = `${scheme}bakery.example/`;
      const url = start + 'b'.repeat(length - start.length);
      expect(isUrl(url)).toBe(withScheme(url).length <= URL_MAX);
    },
  );

  it.prop([fc.constantFrom('müller', 'şişe', 'peña'), fc.constantFrom('NFC', 'NFD')])(
    'accepts accents in both forms, as isEmail does, and composes them with the scheme',
    (name, form) => {
      expect(isUrl(`${name}.example`.normalize(form))).toBe(true);
      expect(isEmail(`info@${name}.example`.normalize(form))).toBe(true);
      expect(withScheme(`${name}.example`.normalize(form))).toBe(`https://${name}.example`);
    },
  );
});

describe('withScheme', () => {
  it('adds a scheme to an address with another address in its query', () => {
    expect(withScheme('bakery.example/?next=https://a.example')).toBe(
      'https://bakery.example/?next=https://a.example',
    );
  });
});
