/** A list of companies as organisers have them: odd headings, gaps, duplicates, faults, dates in both orders. */
export interface UglyList {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Rows that an import must reject, by line of the file. */
  readonly faulty: readonly number[];
  readonly companies: number;
}

const COUNTRIES = ['Türkiye', 'Holland', 'ES', 'Duitsland', 'Turquía', 'nl'];

/** Deterministic, so that a second import finds the same companies. */
export const uglyList = (companies: number): UglyList => {
  const rows: (readonly string[])[] = [];
  const faulty: number[] = [];
  // The header is line 1.
  const line = () => rows.length + 1;
  for (let index = 0; index < companies; index += 1) {
    const row = rowOf(index);
    rows.push(row);
    if (isBad(index)) faulty.push(line());
    if (index % 50 === 3) rows.push(row.map(() => ''));
    if (index % 100 !== 9) continue;
    rows.push(row);
    faulty.push(line());
  }
  return { headings: HEADINGS, rows, faulty, companies: companies - Math.ceil((companies - 7) / 100) };
};

const HEADINGS = ['Firma adı', 'Stand no', 'Hal', 'Ülke', 'E-posta', 'Sözleşme tarihi', 'Notities', 'Web'];

const isBad = (index: number): boolean => index % 100 === 7;

const rowOf = (index: number): readonly string[] => {
  const day = String((index % 28) + 1);
  return [
    `${index % 2 ? 'Çiçek' : 'Işık'} & Şirketi ${index}`,
    `8.${index}`,
    String(index % 9),
    COUNTRIES[index % COUNTRIES.length] ?? '',
    isBad(index) ? 'info at example' : `info@firma${index}.example`,
    index % 5 === 0 ? `11/${day.padStart(2, '0')}/2026` : `${day}-11-2026`,
    'intern',
    index % 3 === 0 ? `www.firma${index}.example` : '',
  ];
};

/** The list as a text file. */
export const listText = ({ headings, rows }: UglyList, separator = ';'): string =>
  [headings, ...rows].map((row) => row.join(separator)).join('\r\n');

/** A text in Windows-1254, which Node cannot write. */
export const inWindows1254 = (text: string): Uint8Array => {
  const bytes = new Map(
    [...'ĞğİıŞş'].map((letter, place) => [letter, [0xd0, 0xf0, 0xdd, 0xfd, 0xde, 0xfe][place] ?? 0]),
  );
  return Uint8Array.from([...text], (letter) => bytes.get(letter) ?? letter.charCodeAt(0));
};
