/** What a formula without a stored result reads as: programs that do not calculate leave the result out. */
export const NO_RESULT = '#FORMULA!';

/** The errors that spreadsheet programs show instead of a result, in four languages and German. */
const ERRORS = new Set([
  NO_RESULT,
  ...['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NUM!', '#NULL!', '#SPILL!', '#CALC!', '#FIELD!'],
  ...['#GETTING_DATA', '#BLOCKED!', '#CONNECT!', '#BUSY!', '#UNKNOWN!'],
  ...['#N/B', '#VERW!', '#WAARDE!', '#DEEL/0!', '#NAAM?', '#GETAL!', '#LEEG!', '#OVERLOOP!'],
  ...['#N/D', '#¡REF!', '#¡VALOR!', '#¡DIV/0!', '#¿NOMBRE?', '#¡NUM!', '#¡NULO!', '#¡DESBORDAMIENTO!'],
  ...['#YOK', '#BAŞV!', '#DEĞER!', '#SAYI/0!', '#AD?', '#SAYI!', '#BOŞ!', '#TAŞMA!'],
  ...['#NV', '#BEZUG!', '#WERT!', '#ZAHL!'],
]);

/** Whether a cell shows that its formula has no result: an error, or {@link NO_RESULT}. */
export const hasNoResult = (cell: string): boolean => ERRORS.has(cell) || /^Err:5\d\d$/.test(cell);
