import { chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../support/browser/chromium.ts';
import { importInto } from '../support/worlds/import-into.ts';
import { atLength } from './short.ts';

const QUESTIONS = 500;
const KEYS = atLength(120, 20);

interface Company {
  /** `http://localhost:3000/api/events/102/company-profile/p-1` */
  readonly url: string;
  readonly headers: { readonly cookie: string };
}

/**
 * Time from a key press to the next paint in Chromium, in a questionnaire of one step with 500 questions:
 * empty, and again while every question displays its fault.
 */
export const keystrokes = async (base: string, dataFolder: string, company: Company) => {
  importInto(dataFolder, longForm());
  const product = await (
    await fetch(`${company.url}/products?displaycount=1`, { headers: company.headers })
  ).json();
  const browser = await chromium.launch(chromiumLaunch('measuring'));
  const context = await browser.newContext({ baseURL: base });
  await context.addCookies(
    company.headers.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: base };
    }),
  );
  const page = await context.newPage();
  await page.goto(`/glass-and-green/awards/registration?pid=${product.items[0].id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  const field = page.getByRole('textbox', { name: `Question ${QUESTIONS / 2}`, exact: true });
  const rows = [{ what: 'nothing entered', ...(await typed(page, () => field.focus())) }];
  await page.getByRole('button', { name: 'Submit entry' }).click();
  await page.getByRole('alert').first().waitFor();
  const other = page.getByRole('textbox', { name: `Question ${QUESTIONS / 2 + 2}`, exact: true });
  rows.push({ what: 'every question at fault', ...(await typed(page, () => other.focus())) });
  await browser.close();
  return rows;
};

const typed = async (page: Page, focus: () => Promise<void>) => {
  await focus();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    const painted = (begun: number) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - begun);
      requestAnimationFrame(() => port2.postMessage(undefined));
    };
    window.addEventListener('keydown', ({ timeStamp }) => painted(timeStamp), { capture: true });
  });
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a');
    await page.waitForFunction((count) => Reflect.get(window, 'keyTimes').length > count, key);
  }
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'keyTimes'));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'longest ms': at(1) };
};

/** Texts, choices, and questions that depend on an earlier choice, all of them required. */
const longForm = () => {
  const option = (name: string) => ({ fields: { Name: name, Text: name } });
  const questions = Array.from({ length: QUESTIONS }, (_, place) => {
    const fields = { Name: `q${place}`, Question: `Question ${place}`, IsRequired: '1', MaxLength: 500 };
    const choice = Math.floor(place / 10) * 10 + 1;
    const depends = { OnlyShowWhen: { questionName: `q${choice}`, answerName: 'yes' } };
    if (place % 10 === 1)
      return {
        templateName: 'RadiobuttonQuestion',
        fields: { ...fields, Answers: [option('yes'), option('no')] },
      };
    return { templateName: 'TextQuestion', fields: place % 10 === 9 ? { ...fields, ...depends } : fields };
  });
  return {
    'awards.csv': 'event;code;title_en;closesAt\nglass-and-green;long;Long;today+30\n',
    'pages/glass-and-green/awards/registration.json': {
      title: { en: 'Long' },
      layout: 'event-empty',
      placeholders: {
        'headless-main': [
          {
            component: 'AwardRegistration',
            fields: { Award: 'long', Name: 'Long' },
            data: { Steps: [{ fields: { StepName: 'all', Questions: questions } }] },
          },
        ],
      },
    },
  };
};
