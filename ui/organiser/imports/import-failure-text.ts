import { type ImportHistory, type ImportRecord, isImportRunning } from '@fairdesk/core/organiser';
import type { Failure, FieldCode } from '@fairdesk/core/shared';
import type { Labels } from '../../shared/texts/translate.ts';

const CODES = [
  'import-too-large',
  'import-not-a-workbook',
  'import-old-workbook',
  'import-empty',
  'import-rows',
  'import-quote',
] as const satisfies readonly FieldCode[];

/** Why a list cannot be read, or an import has stopped. */
export const importFailureText = (
  failure: Failure,
  record: ImportRecord | undefined,
  { items }: ImportHistory,
  { t }: Pick<Labels, 't'>,
): string => {
  if (failure.kind === 'conflict')
    return t(items.some(isImportRunning) ? 'import-stopped' : 'import-changed-since');
  if (record !== undefined) return t('import-stopped');
  if (failure.kind !== 'rejected') return t('import-failed');
  if (failure.reason === 'body-too-large') return t('import-too-large');
  const [fault] = failure.fields;
  const code = CODES.find((name) => fault?.code === name);
  if (code === undefined) return t('import-failed');
  const { line = 0, max = 0 } = fault?.params ?? {};
  return t(code, { line, max });
};
