import 'server-only';
import { hash } from 'node:crypto';
import type { Page } from '@fairdesk/core/page';
import { runtime } from '#app/_process/runtime.ts';
import type { PartMarkup } from '#ui/navigation/cached-part.tsx';
import type { MarkupOf } from '#ui/page/markup-of.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { type ReportFault, renderContextOf } from '#ui/page/render-context.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { createMarkupCache } from './markup-cache.ts';
import { valueKey } from './value-key.ts';

/** Renders the parts of one page, or gets them from the cache. */
export interface PartRendering {
  readonly report: ReportFault;
  readonly markupOf: MarkupOf;
}

/** In characters: the parts of several hundred pages. */
const MAX_LENGTH = 8_000_000;

const cache = createMarkupCache({ render: (part) => runtime().render.part(part), maxLength: MAX_LENGTH });

/** Equal parts of pages with equal data are rendered once. Of the time, a part shows only the day. */
export const cachedMarkup = (page: Page, data: PortalData, report: ReportFault): PartRendering => {
  let faults = 0;
  const { texts, now: _, ...around } = data;
  const { state, marks, areaNames, today, firstPicture } = renderContextOf(
    page,
    data,
    labelsOf(data.language, texts),
  );
  // Hashed once: it can be many times as long as a part.
  const context = hash(
    'sha256',
    valueKey([around, numberOf(texts), { state, marks, areaNames, today, firstPicture }]),
    'base64url',
  );
  return {
    report: (component, cause) => {
      faults += 1;
      report(component, cause);
    },
    markupOf: (of, part) => {
      const before = faults;
      return cache.markupOf(context + valueKey(of), part, () => faults > before);
    },
  };
};

/** The menus and the footer of a portal page: they show nothing of the company. */
export const frameMarkup = (
  { navigation }: Page,
  { language, texts, path }: PortalData,
): ((name: string) => PartMarkup) => {
  const context = hash('sha256', valueKey([language, numberOf(texts), path, navigation]), 'base64url');
  return (name) => (contents) => cache.markupOf(context + name, contents, () => false);
};

/** Texts are many, and the same object for all pages of a site in a language. */
const numberOf = (texts: PortalData['texts']): number => {
  const number = numbers.get(texts) ?? next();
  numbers.set(texts, number);
  return number;
};

const numbers = new WeakMap<PortalData['texts'], number>();
let latest = 0;

const next = (): number => {
  latest += 1;
  return latest;
};
