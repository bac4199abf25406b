import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AwardDesk, Entries, Entry, Question } from '@fairdesk/core/awards';
import { answersToPost, choicesOf, entriesOf, visibleSteps, withChildren } from '@fairdesk/core/awards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesCsv } from '#adapters/platform/awards/entries-csv.ts';
import { describeFault } from '#adapters/platform/dataset/dataset-fault.ts';
import { datasetOf } from '#adapters/platform/dataset/read-dataset.ts';
import { carryOut } from '#app/_composition/award-office.ts';
import { AWARD_DESK, AWARD_FORMS } from '#app/_composition/awards.ts';
import { withFormFaults } from '#app/_composition/form-faults.ts';
import { PRODUCT_SHELF } from '#app/_composition/products.ts';
import { newFolder } from '#tests/support/databases.ts';
import { companiesOf, DEMO_FAIR } from '#tests/support/demo-companies.ts';
import { type DemoDesk, openDemoDesk } from '#tests/support/demo-desk.ts';
import { PRODUCT_FORM } from '#tests/support/product-form.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { png } from '#tests/support/real-files.ts';

const AWARD = 'innovation';

describe('what an organiser does with the entries of an award', () => {
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

  /** Fills in every step of the demo's form and submits. */
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

  it('writes entries as a table and their files beside it', async () => {
    const folder = join(newFolder(), 'out');
    const order = { kind: 'export', event: 'clearwater', award: AWARD, folder } as const;
    const report = await carryOut(order, desk.settings, quietLog);
    expect(report).toEqual({ line: `1 entries and 1 files were written to ${folder}.`, isDone: true });
    const table = readFileSync(join(folder, 'entries.csv'), 'utf8');
    expect(table).toMatch(/^\ufeffaward;company;participation;product;status;/);
    expect(table).toContain(`;'=Oven;SUBMITTED;1;`);
    const [, path = ''] = /([\w./-]+photos-1\.png)/.exec(table) ?? [];
    expect(existsSync(join(folder, path))).toBe(true);
  });

  it('quotes what a spreadsheet would read otherwise', () => {
    const facts = {
      award: 'a',
      company: 'b;c',
      participation: '',
      product: '+1',
      status: '',
      revision: '',
      submittedAt: '',
      submittedBy: '',
    };
    const csv = entriesCsv([{ facts, answers: new Map([['Why "so"?', '@sum\nnext']]), files: [] }]);
    expect(csv).toContain('"Why ""so""?"');
    expect(csv).toContain(`a;"b;c";;'+1;`);
    expect(csv).toContain(`"'@sum\nnext"`);
  });

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
    expect((await carryOut(order, desk.settings, quietLog)).isDone).toBe(true);
    const opened = (await awards.open(place))._unsafeUnwrap();
    expect(opened.questionnaireStatus).toBe('DRAFT');
    expect(opened.submission).toBeUndefined();
    expect(opened.reopened?.reason).toBe('Blurred photo.');
    expect((await carryOut(order, desk.settings, quietLog)).isDone).toBe(false);
    const again = (await awards.submit(place))._unsafeUnwrap();
    expect(again.submission?.revision).toBe(2);
    expect(again.reopened).toBeUndefined();
  });

  it('keeps a product that is submitted until its entry is withdrawn', async () => {
    const shelf = desk.container.get(PRODUCT_SHELF)();
    const refused = (await shelf.remove(place.participation, place.product))._unsafeUnwrapErr();
    expect(refused).toMatchObject({ kind: 'rejected', reason: 'product-entered' });
    expect((await awards.withdraw(place)).isOk()).toBe(true);
    expect((await shelf.remove(place.participation, place.product)).isOk()).toBe(true);
  });
});

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

describe('the dry run of a form', () => {
  it('names what makes no sense by step and question, with the file', () => {
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
