import { strFromU8, unzipSync } from 'fflate';

/** A sheet of a workbook that can be read. */
export interface WorkbookSheet {
  readonly name: string;
  /** Its place among all sheets, 1-based. */
  readonly number: number;
  readonly xml: string;
  readonly isEmpty: boolean;
}

/** The sheets of a workbook as its user sees them, and its number formats that show leading zeros. */
export interface WorkbookSheets {
  readonly sheets: readonly WorkbookSheet[];
  /** The number of digits of such a format, by style. */
  readonly digits: ReadonlyMap<string, number>;
}

/** Reads the list of sheets and the number formats; hidden sheets are left out unless there is no other. */
export const workbookSheets = (bytes: Uint8Array): WorkbookSheets => {
  const files = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) });
  const xmlOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const paths = new Map(
    tagsIn(xmlOf('xl/_rels/workbook.xml.rels'), 'Relationship')
      .filter(({ Type = '' }) => Type.endsWith('/worksheet'))
      .map(({ Id = '', Target = '' }) => [Id, Target.replace(/^(?!\/)/, '/xl/').slice(1)]),
  );
  const all = tagsIn(xmlOf('xl/workbook.xml'), 'sheet').flatMap(({ name = '', state, id = '' }, place) => {
    const path = paths.get(id);
    if (path === undefined) return [];
    const xml = xmlOf(path);
    return [
      { name, number: place + 1, xml, isEmpty: !HAS_VALUE.test(xml), isHidden: /hidden/i.test(state ?? '') },
    ];
  });
  const visible = all.filter(({ isHidden }) => !isHidden);
  return { sheets: visible.length > 0 ? visible : all, digits: digitsOf(xmlOf('xl/styles.xml')) };
};

const HAS_VALUE = /<(?:\w+:)?(?:(?:v|is)>|f\b)/;

/** A format of digits alone that begins with a zero, such as `00000` of postal codes; what follows `;` is for other values. */
const LEADING_ZEROS = /^0[0#]+(?=;|$)/;

const digitsOf = (styles: string): ReadonlyMap<string, number> => {
  const byFormat = new Map(
    tagsIn(styles, 'numFmt').flatMap(({ numFmtId = '', formatCode = '' }) => {
      const [zeros] = LEADING_ZEROS.exec(formatCode) ?? [];
      return zeros === undefined ? [] : [[numFmtId, zeros.length] as const];
    }),
  );
  const [, cellStyles = ''] = /<(?:\w+:)?cellXfs\b([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(styles) ?? [];
  return new Map(
    tagsIn(cellStyles, 'xf').flatMap(({ numFmtId = '' }, place) => {
      const digits = byFormat.get(numFmtId);
      return digits === undefined ? [] : [[String(place), digits] as const];
    }),
  );
};

type Attributes = Readonly<Record<string, string>>;

/** The attributes of the tags with this name, without the prefixes of their namespaces. */
const tagsIn = (xml: string, name: string): readonly Attributes[] =>
  Array.from(xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^<>]*)>`, 'g')), ([, text = '']) =>
    attributesIn(text),
  );

/** The attributes of a tag, without the prefixes of their namespaces. */
export const attributesIn = (text: string): Attributes =>
  Object.fromEntries(
    Array.from(text.matchAll(/(?:\w+:)?(\w+)="([^"]*)"/g), ([, key = '', value = '']) => [
      key,
      unescaped(value),
    ]),
  );

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0x10_ff_ff ? whole : String.fromCodePoint(point);
  });
