import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE, isLanguage } from '@fairdesk/core/shared';
import { type AwardOrder, runAwardCommand } from '#app/_commands/run-award-command.ts';
import { runCommand } from '#app/_commands/run-command.ts';
import { storedAwardForms } from '#app/_composition/stored-award-forms.ts';

await runCommand({
  usage: `Usage: npm run awards -- export <folder> --event <slug> --award <code> [--language en|nl|es|tr]
       npm run awards -- reopen --event <slug> --award <code> --participation <uid> --product <name> --reason <text>

export writes the entries as entries.xlsx and entries.csv, and their files beside them. Each question is a column, in
the words of the questionnaire in that language (English).
reopen sets a submitted entry back to a draft and tells the company why.`,
  orderOf: (words): AwardOrder | undefined => {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { event: text, award: text, language: text, participation: text, product: text, reason: text },
      allowPositionals: true,
    });
    const [kind, folder, ...more] = positionals;
    const { event = '', award = '', participation = '', product = '', reason = '' } = values;
    const { language = DEFAULT_LANGUAGE } = values;
    if (event === '' || award === '' || more.length > 0 || !isLanguage(language)) return undefined;
    if (kind === 'export' && folder) return { kind, event, award, folder, language };
    const reopening = { event, award, participation, product, reason: reason.trim() };
    const isWhole = Object.values(reopening).every((value) => value !== '');
    return kind === 'reopen' && folder === undefined && isWhole ? { kind, reopening } : undefined;
  },
  carryOut: async (order, settings) => {
    const { line, isDone } = await runAwardCommand(
      order,
      settings,
      console,
      ({ database, event }, award, language) =>
        storedAwardForms({ database, settings, log: console }, event, language).steps(award).unwrapOr([]),
    );
    return { lines: [line], isDone };
  },
});
