import type { ExportNotes } from './export-table.ts';

/** Explains an exported folder, and lists what it does not say. */
export const exportReadme = (fair: string, { lines, total }: ExportNotes): string =>
  [
    `${fair}: a folder for "npm run import -- <folder>"`,
    '',
    'In this folder: the fair with its website and images, dictionary, categories, tasks, awards and messages; every company with',
    'its stands, profile, products, news, documents, videos, task states and own deadlines; the people and their',
    'roles; the pictures and documents themselves.',
    '',
    'Not in this folder:',
    '- passwords, sign-ins and invitations: people choose a password again',
    '- the history of changes, the mail log, letters, reminders and enquiries',
    '- entries for awards: "npm run awards -- export"',
    '- read receipts of messages, and the reactions of visitors',
    '- the last approved version of products and news that wait for approval',
    '- changes to profiles that wait for approval: the folder has the profiles that visitors see',
    '- segments, add-ons, and titles of pictures and videos',
    '',
    'Two products, news items or documents of one name are told apart by a number: "Pump", "Pump (2)".',
    ...(total === 0
      ? []
      : [
          '',
          'Left out, because the import would refuse it:',
          ...lines.map((line) => `- ${line.replaceAll(/\s+/g, ' ')}`),
        ]),
    ...(total > lines.length ? [`- and ${total - lines.length} more`] : []),
    '',
  ].join('\r\n');
