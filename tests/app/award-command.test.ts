import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AwardDesk, Entries, Entry, Question } from '@fairdesk/core/awards';
import { answersToPost, choicesOf, entriesOf, visibleSteps, withChildren } from '@fairdesk/core/awards';
import { LANGUAGES, type Log } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { entriesCsv } from '#adapters/platform/awards/entries-csv.ts';
import { entriesXlsx } from '#adapters/platform/awards/entries-xlsx.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { describeFault } from '#adapters/platform/dataset/read/dataset-fault.ts';
import { datasetOf } from '#adapters/platform/dataset/read/read-dataset.ts';
import { reopenedMail } from '#adapters/platform/mail/reopened-mail.ts';
import { withFormFaults } from '#app/_commands/form-faults.ts';
import { type AwardOrder, runAwardCommand, type StepsOf } from '#app/_commands/run-award-command.ts';
import { AWARD_DESK, AWARD_FORMS } from '#app/_composition/awards.ts';
import { PRODUCT_SHELF } from '#app/_composition/products.ts';
import { storedAwardForms } from '#app/_composition/stored-award-forms.ts';
import { EACH_LANGUAGE } from '../support/each-language.ts';
import { quietLog } from '../support/quiet-log.ts';
import { newFolder } from '../support/servers/databases.ts';
import { companiesOf, DEMO_FAIR } from '../support/worlds/demo-companies.ts';
import { type DemoDesk, openDemoDesk } from '../support/worlds/demo-desk.ts';
import { PRODUCT_FORM } from '../support/worlds/product-form.ts';
import { png } from '../support/worlds/real-files.ts';

const AWARD = 'innovation';

describe('an organiser’s commands for award entries', () => {
  const dataFolder = newFolder();
  let desk: DemoDesk;
  let awards: AwardDesk;
  let place: Parameters<AwardDesk['open']>[0];

  beforeAll(async () => {
    desk = await openDemoDesk({ dataFolder });
    const { mine } = await companiesOf(desk);
    const caller = { event: DEMO_FAIR, language: 'en', email: 'jury@fair.example', canSubmit: true } as const;
    awards = desk.container.get(AWARD_DESK)(caller);
    const saved = await desk.container
      .get(PRODUCT_SHELF)()
      .save(mine, { ...PRODUCT_FORM, name: '=Oven' });
    place = { participation: mine, product: saved._unsafeUnwrap().id, award: AWARD };
    await submitted();
  }, 60_000);
  afterAll(() => desk.close());

  const runCommand = (order: AwardOrder, log: Log = quietLog) => {
    const stepsOf: StepsOf = ({ database, event }, award, language) =>
      storedAwardForms({ database, settings: desk.settings, log }, event, language).steps(award).unwrapOr([]);
    return runAwardCommand(order, desk.settings, log, stepsOf);
  };

  /** Completes every step of the demo's form and submits it. */
  const submitted = async () => {
    const form = (await desk.container.get(AWARD_FORMS)(DEMO_FAIR, 'en').steps(AWARD))._unsafeUnwrap();
    const picture = { name: 'oven.png', bytes: new Uint8Array((await png([800, 600])).buffer) };
    let opened = (
      await awards.addFile(place, { question: 'photos', type: 'image', file: picture })
    )._unsafeUnwrap();
    for (const step of form) {
      const visible = () =>
        visibleSteps(form, choicesOf(opened.answers)).find(({ name }) => name === step.name);
      const current = visible();
      if (current === undefined) continue;
      const entries: Entries = new Map([
        ...withChildren(current.questions).flatMap((question): [string, Entry][] => entryOf(question)),
        ['photos', { kind: 'files', files: opened.files }],
      ]);
      const oldAnswers = opened.answers.flatMap(({ stepId, profileServiceId }) =>
        stepId === step.name ? [profileServiceId] : [],
      );
      const answers = answersToPost(current, entries);
      opened = (await awards.saveStep(place, { step: step.name, oldAnswers, answers }))._unsafeUnwrap();
    }
    const done = (await awards.submit(place))._unsafeUnwrap();
    expect(entriesOf(done.submission?.answers ?? []).size).toBeGreaterThan(4);
  };

  const entryOf = ({ name, kind, options, flavour }: Question): [string, Entry][] => {
    if (kind === 'TextQuestion') return [[name, { kind: 'text', text: TEXTS[flavour] ?? '=1+1; "quoted"' }]];
    return options[0] ? [[name, { kind: 'choice', names: [options[0].name] }]] : [];
  };

  it('exports entries as a table, with their files beside it', async () => {
    const folder = join(newFolder(), 'out');
    const order = { kind: 'export', event: 'clearwater', award: AWARD, folder, language: 'en' } as const;
    const report = await runCommand(order);
    expect(report).toEqual({ line: `1 entries and 1 files were written to ${folder}.`, isDone: true });
    const table = readFileSync(join(folder, 'entries.csv'), 'utf8');
    expect(table).toMatch(/^\ufeffaward;company;participation;product;status;/);
    expect(table).toContain(`;'=Oven;SUBMITTED;1;`);
    const [, path = ''] = /([\w./-]+photos-1\.png)/.exec(table) ?? [];
    expect(existsSync(join(folder, path))).toBe(true);
    const sheet = sheetOf(readFileSync(join(folder, 'entries.xlsx')));
    expect(sheet.texts).toContain('=Oven');
    expect(sheet.texts).toContain(path);
  });

  it.each(LANGUAGES)('titles a column for each question in the words of the form in %s', async (language) => {
    const folder = newFolder();
    const order = { kind: 'export', event: 'clearwater', award: AWARD, folder, language } as const;
    expect((await runCommand(order)).isDone).toBe(true);
    const form = (await desk.container.get(AWARD_FORMS)(DEMO_FAIR, language).steps(AWARD))._unsafeUnwrap();
    const texts = form.flatMap(({ questions }) => withChildren(questions).map(({ text }) => text));
    const [head = ''] = readFileSync(join(folder, 'entries.csv'), 'utf8').split('\r\n');
    const titles = cellsOf(head).slice(Object.keys(FACTS_OF_OVEN).length, -1);
    expect(titles.length).toBeGreaterThan(10);
    expect(titles).toEqual(texts.filter((text) => titles.includes(text)));
    const sheet = sheetOf(readFileSync(join(folder, 'entries.xlsx')));
    for (const title of titles) expect(sheet.texts).toContain(title);
  });

  it.each(['/proc/fairdesk', '/dev/null/entries'])('reports that it cannot create %s', async (folder) => {
    const order = { kind: 'export', event: 'clearwater', award: AWARD, folder, language: 'en' } as const;
    const report = await runCommand(order);
    expect(report).toEqual({
      line: `The folder ${folder} cannot be created: name another one.`,
      isDone: false,
    });
  });

  it('writes nothing for an event that does not exist', async () => {
    const folder = join(newFolder(), 'out');
    const order = { kind: 'export', event: 'nowhere', award: AWARD, folder, language: 'en' } as const;
    expect(await runCommand(order)).toEqual({ line: 'There is no event nowhere.', isDone: false });
    expect(existsSync(folder)).toBe(false);
  });

  it('quotes values that a spreadsheet would misinterpret', () => {
    const entry = { facts: FACTS_OF_OVEN, answers: [answerTo('Why "so"?', '@sum\nnext')], files: [] };
    const csv = entriesCsv([entry], NO_FORM);
    expect(csv).toContain('"Why ""so""?"');
    expect(csv).toContain(`a;"b;c";;'+1;`);
    expect(csv).toContain(`"'@sum\nnext"`);
  });

  it.prop([fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 })], { numRuns: 20 })(
    'writes a workbook of text cells only, for any answers',
    async (answers) => {
      const texts = ['=1+1', '+2', '@sum', '<f>1</f>', '\u0007bell', ...answers];
      const entry = {
        facts: FACTS_OF_OVEN,
        answers: texts.map((text, place) => answerTo(`Question ${place}`, text)),
        files: [],
      };
      const sheet = sheetOf(await entriesXlsx([entry], NO_FORM));
      expect(sheet.xml).not.toMatch(/<f[ >]/);
      expect(sheet.types).not.toContain('n');
      for (const text of ['=1+1', '+2', '@sum', '<f>1</f>', 'bell']) expect(sheet.texts).toContain(text);
    },
  );

  it('sets a submitted entry back with a reason, and its company can submit it again', async () => {
    const { uid } = await companyIn(desk, place.participation);
    const reopening = {
      event: 'clearwater',
      award: AWARD,
      participation: uid,
      product: '=Oven',
      reason: 'Blurred photo.',
    };
    const order = { kind: 'reopen', reopening } as const;
    await inviteOneEach(desk, place.participation);
    const lines: [string, unknown][] = [];
    const log = { ...quietLog, info: (line: string, details?: unknown) => lines.push([line, details]) };
    expect((await runCommand(order, log)).isDone).toBe(true);
    expect(lines).toEqual([['An award entry was set back', reopening]]);
    const letters = await lettersIn(desk);
    for (const { language, prefix } of EACH_LANGUAGE) {
      const letter = letters.find(({ recipient }) => recipient === `${language}@noria.example`);
      expect(letter?.subject).toMatch(SUBJECTS[language]);
      expect(letter?.subject).toMatch(/: =Oven$/);
      expect(letter?.body).toContain(reopening.reason);
      expect(letter?.body).toContain(`${prefix}/clearwater/awards\n`);
    }
    expect(letters.map(({ recipient }) => recipient)).not.toContain('reader@noria.example');
    const opened = (await awards.open(place))._unsafeUnwrap();
    expect(opened.questionnaireStatus).toBe('DRAFT');
    expect(opened.submission).toBeUndefined();
    expect(opened.reopened?.reason).toBe('Blurred photo.');
    expect((await runCommand(order)).isDone).toBe(false);
    const again = (await awards.submit(place))._unsafeUnwrap();
    expect(again.submission?.revision).toBe(2);
    expect(again.reopened).toBeUndefined();
  });

  it('prevents the deletion of a submitted product until its entry is withdrawn', async () => {
    const shelf = desk.container.get(PRODUCT_SHELF)();
    const refused = (await shelf.remove(place.participation, place.product))._unsafeUnwrapErr();
    expect(refused).toMatchObject({ kind: 'rejected', reason: 'product-entered' });
    expect((await awards.withdraw(place)).isOk()).toBe(true);
    expect((await shelf.remove(place.participation, place.product)).isOk()).toBe(true);
  });
});

const SUBJECTS = {
  en: /^Your award entry was set back/,
  nl: /^Uw inschrijving is teruggezet/,
  es: /^Su inscripción se ha devuelto/,
  tr: /^Başvurunuz geri gönderildi/,
};

/** Uses the desk's database beside its running server, like an organiser's command. */
const besideServer = async <T>(
  { settings: { dataFolder } }: DemoDesk,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const database = await openDatabase({ dataFolder, log: quietLog });
  return work(database).finally(() => database.close());
};

/** An owner of the company for each language, and a viewer, who may not submit. */
const inviteOneEach = (desk: DemoDesk, participationId: string): Promise<void> =>
  besideServer(desk, ({ write }) =>
    write(async (query) => {
      const created = new Date().toISOString();
      const people = [...EACH_LANGUAGE.map(({ language }) => [language, 'owner']), ['reader', 'viewer']];
      for (const [name = '', role = ''] of people) {
        const email = `${name}@noria.example`;
        const person = { id: `${name}-permission`, email, role, eventId: DEMO_FAIR, participationId };
        await query
          .insertInto('eventPermissions')
          .values({ ...person, created, modified: created })
          .execute();
        const invitation = { ...person, id: `${name}-invitation`, tokenHash: name, language: name };
        await query
          .insertInto('invitations')
          .values({ ...invitation, created, expires: created })
          .execute();
      }
    }),
  );

const lettersIn = (desk: DemoDesk) =>
  besideServer(desk, ({ query }) =>
    query.selectFrom('outbox').select(['recipient', 'subject', 'body']).execute(),
  );

const answerTo = (question: string, answerText: string) => ({
  ...{ questionId: question, questionText: question, stepName: 'Step' },
  ...{ answerId: '', answerText, files: [] },
});

/** The cells of a row; only a cell with a separator or a quote is quoted. */
const cellsOf = (row: string): readonly string[] =>
  [...row.replace('\ufeff', '').matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );

const NO_FORM = { language: 'en', steps: [] } as const;

const FACTS_OF_OVEN = {
  award: 'a',
  company: 'b;c',
  participation: '',
  product: '+1',
  status: '',
  revision: '',
  submittedAt: '',
  submittedBy: '',
};

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  '#39': "'",
};

/** The only sheet of a workbook: its markup, the types of its cells and their texts. */
const sheetOf = (workbook: Uint8Array) => {
  const files = unzipSync(new Uint8Array(workbook));
  const partOf = (name: string) => new TextDecoder().decode(files[name]);
  const xml = partOf('xl/worksheets/sheet1.xml');
  const strings = `${xml}${partOf('xl/sharedStrings.xml')}`;
  return {
    xml,
    types: [...xml.matchAll(/<c [^>]*t="(\w+)"/g)].map(([, type]) => type),
    texts: [...strings.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) =>
      text.replaceAll(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole),
    ),
  };
};

const TEXTS: Readonly<Record<string, string>> = {
  email: 'jury@fair.example',
  url: 'https://fair.example',
  video: 'https://youtu.be/dQw4w9WgXcQ',
  'numbers-only': '42',
  multiline: 'Two lines.',
  'edit-in-modal': 'One station.',
};

const companyIn = async ({ container }: DemoDesk, id: string): Promise<{ readonly uid: string }> => {
  const { EVENT_DIRECTORY } = await import('#app/_composition/events.ts');
  const { items } = (
    await container.get(EVENT_DIRECTORY).participations(DEMO_FAIR, 'all', 100)
  )._unsafeUnwrap();
  const found = items.find((each) => each.id === id);
  if (found === undefined) throw new Error('The demo has changed');
  return found;
};

describe('the mail about an entry that was set back', () => {
  /** Stored without spaces at its ends. */
  const productName = fc.string().map((text) => text.trim());

  it.prop([productName, fc.string(), fc.constantFrom(...LANGUAGES)])(
    'quotes the product and the reason unchanged',
    (product, reason, language) => {
      const { body } = reopenedMail(language, { product, reason, link: 'https://fair.example/awards' });
      expect(body).toContain(/[“‘«]/.exec(body)?.[0] + product);
      expect(body).toContain(`\n${reason}\n`);
    },
  );

  it('treats a dollar sign in a product name literally', () => {
    const facts = { product: 'Pump $& Co', reason: '', link: '' };
    expect(reopenedMail('en', facts).body).toContain('“Pump $& Co”');
  });
});

describe('the dry run of a form', () => {
  it('reports faults by step and question, with the file', () => {
    const question = (name: string, on?: string) => ({
      templateName: 'RadiobuttonQuestion',
      fields: {
        Name: name,
        Answers: [{ fields: { Name: 'yes' } }],
        ...(on && { OnlyShowWhen: { questionName: on, answerName: 'yes' } }),
      },
    });
    const page = {
      title: { en: 'Award' },
      layout: 'event',
      placeholders: {
        'headless-main': [
          {
            component: 'AwardRegistration',
            fields: { Award: 'prize' },
            data: {
              Steps: [
                {
                  fields: {
                    StepName: 'one',
                    Questions: [question('a', 'b'), question('b', 'a'), question('c', 'nothing')],
                  },
                },
              ],
            },
          },
        ],
      },
    };
    const file = 'pages/clearwater/awards/registration.json';
    const folder = new Map([[file, new TextEncoder().encode(JSON.stringify(page))]]);
    const faults = withFormFaults(datasetOf(folder)).faults.map(describeFault);
    expect(faults).toHaveLength(3);
    expect(faults[0]).toContain(file);
    expect(faults[0]).toContain('Step "one", question "a": it can never be shown');
    expect(faults[2]).toContain(
      'question "c": it depends on the question "nothing", which the form does not have.',
    );
  });
});
