import { looseKey, plainCell } from '@fairdesk/core/organiser';

/** Loose keys of what the first cell of a row of totals says, in four languages. */
const TOTALS = new Set(
  [
    ...['total', 'totals', 'grandtotal', 'subtotal', 'sum', 'totalcompanies', 'totalexhibitors'],
    ...['totaal', 'totalen', 'eindtotaal', 'subtotaal', 'som', 'totaalaantal', 'aantalbedrijven'],
    ...['totales', 'totalgeneral', 'sumatotal', 'suma', 'totalempresas', 'totalexpositores'],
    ...['toplam', 'geneltoplam', 'aratoplam', 'yekun', 'toplamfirma', 'toplamfirmasayisi', 'firmasayisi'],
  ].map(looseKey),
);

/** A number with or without a currency, percent sign or unit: `72,5`, `€ 1.200`, `5 firma`, `24 m²`. */
const AMOUNT = /^\p{Sc}?\s?[+-]?\d[\d.,\s]*%?(?:\p{Sc}|\s[\p{L}²]{1,12})?$/u;

/**
 * Whether a row has the totals of a list instead of a company.
 *
 * Its first filled cell says so, with or without an amount in the same cell, and every other one is an amount; a
 * company that is called Total has an address, a contact or a stand such as `8.B2` as well. A list of one column has
 * no totals. Ours.
 */
export const isTotalRow = (cells: readonly string[]): boolean => {
  if (cells.length < 2) return false;
  const [first, ...others] = cells.map(plainCell).filter((text) => text !== '');
  if (first === undefined) return false;
  const [title = '', ...amount] = first.split(/(?=[:=(\d])/);
  const rest = amount
    .join('')
    .replaceAll(/[:=()]/g, '')
    .trim();
  return (
    TOTALS.has(looseKey(title)) &&
    (rest === '' || AMOUNT.test(rest)) &&
    others.every((text) => AMOUNT.test(text))
  );
};
