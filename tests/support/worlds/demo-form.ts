import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormStep } from '@fairdesk/core/awards';
import { awardFormOf } from '#adapters/page/award-form-fields.ts';
import { localise } from '#adapters/platform/dataset/read/localise.ts';
import { DEMO_FOLDER } from '#adapters/platform/demo/load-demo.ts';

/** The steps of the demo fair's award, in English. */
export const demoForm = (): readonly FormStep[] => {
  const file = join(DEMO_FOLDER, 'pages/clearwater/awards/registration.json');
  const [rendering] = JSON.parse(readFileSync(file, 'utf8')).placeholders['headless-main'];
  const reading = { language: 'en', today: '2027-01-01', addressOf: (path: string) => path } as const;
  const fields = Object.entries({ ...rendering.fields, ...rendering.data });
  return awardFormOf(Object.fromEntries(fields.map(([name, value]) => [name, localise(value, reading)])), {
    folder: 'clearwater',
    language: 'en',
  }).steps;
};
