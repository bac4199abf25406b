import { pageFaults } from '@fairdesk/core/editor';
import { describedFields } from '../../../shared/block-descriptions/described-fields.ts';
import { ARTICLE_FIELDS, PAGE_FIELDS } from '../../../shared/block-descriptions/page-fields.ts';
import { Layout } from '../../content/layout-schema.ts';
import { invalid } from '../../identity/read-input.ts';
import { cleanFields, cleanPlain } from './clean-fields.ts';
import { cleanValue, isValues, mapped } from './clean-value.ts';

/**
 * A layout as it is stored: valid for readers, within the limits of a page, with its rich text sanitised.
 *
 * Plain fields stay as typed, because views escape them. A field without a description may hold HTML, so it is
 * sanitised.
 *
 * @throws 400 with the fault
 */
export const cleanLayout = (layout: unknown): string => {
  const faults = pageFaults(layout);
  if (faults.length > 0) throw invalid(faults);
  if (!Layout.safeParse(layout).success) throw invalid([{ path: '', code: 'page-invalid' }]);
  return JSON.stringify(mapped(layout as Layout, cleanPart));
};

const PAGE = [...PAGE_FIELDS, ...ARTICLE_FIELDS];

const cleanPart = (value: unknown, name: string): unknown => {
  if (name === 'fields') return cleanFields(value, PAGE);
  if (name === 'placeholders') return cleanPlaceholders(value);
  return name === 'displayName' ? value : cleanValue(value, name);
};

/** The limits keep blocks shallow enough for recursion. */
const cleanPlaceholders = (placeholders: unknown): unknown =>
  isValues(placeholders)
    ? mapped(placeholders, (entries, name) =>
        Array.isArray(entries) ? entries.map(cleanRendering) : cleanValue(entries, name),
      )
    : cleanValue(placeholders);

const cleanRendering = (rendering: unknown): unknown => {
  if (!isValues(rendering)) return cleanValue(rendering);
  const component = String(rendering.componentName).toLowerCase();
  return mapped(rendering, (value, name) => {
    if (name === 'placeholders') return cleanPlaceholders(value);
    if (name !== 'fields') return cleanValue(value, name);
    return FRAMES.includes(component) ? cleanPlain(value) : cleanFields(value, describedFields(component));
  });
};

/** The header and footer of a site hold no HTML. */
const FRAMES: readonly string[] = ['header', 'footer'];
