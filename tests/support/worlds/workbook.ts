import { strToU8, zipSync } from 'fflate';

/** A sheet of {@link workbookOf}. */
export interface SheetXml {
  readonly name: string;
  /** The rows, as XML. */
  readonly rows: string;
  readonly isHidden?: boolean;
  /** Areas of merged cells: `A2:A4`. */
  readonly merged?: readonly string[];
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A cell with a text. */
export const textCell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

/**
 * A workbook as spreadsheet programs save it. @param formats the number formats of the styles 1, 2, …
 *
 * A spreadsheet program writes the sheets into files of other names than their order.
 */
export const workbookOf = (sheets: readonly SheetXml[], formats: readonly string[] = []): Uint8Array => {
  const fileOf = (place: number) => `worksheets/sheet${sheets.length - place}.xml`;
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map(
        ({ name, isHidden }, place) =>
          `<sheet name="${name}" sheetId="${place + 7}"${isHidden ? ' state="hidden"' : ''} r:id="rId${place}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${sheets
      .map(
        (_, place) => `<Relationship Id="rId${place}" Type="${OFFICE}/worksheet" Target="${fileOf(place)}"/>`,
      )
      .join('')}<Relationship Id="rIdStyles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${formats
      .map((code, place) => `<numFmt numFmtId="${164 + place}" formatCode="${code}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, place) => `<xf numFmtId="${164 + place}" xfId="0"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows, merged = [] }, place) => [
        `xl/${fileOf(place)}`,
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData><mergeCells>${merged
          .map((area) => `<mergeCell ref="${area}"/>`)
          .join('')}</mergeCells></worksheet>`,
      ]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
};
