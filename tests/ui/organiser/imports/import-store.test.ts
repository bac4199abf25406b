import type { ImportPreview, ImportRecord, ImportRequest } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { ImportStore } from '#ui/organiser/imports/import-store.ts';

const preview = (fingerprint: string): ImportPreview => ({
  ...{
    separator: ';',
    headingLine: 1,
    dayOrder: 'day-month',
    isDayOrderProven: false,
    defaults: {},
    rows: 1,
  },
  columns: [
    { key: 'naam', heading: 'Naam', target: 'organizationName', samples: [] },
    { key: 'merk', heading: 'Merk', target: 'brandName', samples: [] },
  ],
  totals: { new: 1, changed: 0, removed: 0, same: 0, faulty: 0 },
  ...{ faults: [], faultCount: 0, companies: [], ownCount: 0, fingerprint },
});
const record = (state: ImportRecord['state']): ImportRecord => ({
  ...{ id: '1', fileName: 'a.csv', at: '', actor: '', state, steps: 1, done: 1, skipped: 0 },
  totals: preview('').totals,
});
const CONFLICT: Failure = { kind: 'conflict', what: 'import' };
const history = { items: [], total: 0 };

const open = async (more: Partial<ConstructorParameters<typeof ImportStore>[1]> = {}) => {
  const store = new ImportStore(history, {
    readList: () => okAsync({ source: { kind: 'text', text: 'x' } as const }),
    previewImport: () => okAsync(preview('1')),
    startImport: () => okAsync(record('applied')),
    runImport: (one, onProgress) => {
      onProgress(one);
      return okAsync(one);
    },
    importHistory: () => okAsync({ items: [record('applied')], total: 1 }),
    undoImport: () => okAsync(record('undone')),
    ...more,
  });
  await store.open({ name: 'a.csv', bytes: new Uint8Array() });
  return store;
};

describe('ImportStore', () => {
  it('starts an import without the companies that were left out, until the preview changes', async () => {
    const consents: unknown[] = [];
    const store = await open({
      startImport: (_, { leftOut }) => {
        consents.push(leftOut);
        return errAsync(CONFLICT);
      },
    });
    store.leaveOut('1', true);
    store.leaveOut('2', true);
    store.leaveOut('1', false);
    expect(store.isDirty).toBe(true);
    await store.start();
    await store.start();
    expect(consents).toEqual([['2'], []]);
  });

  it('gives a field to one column only', async () => {
    const seen: unknown[] = [];
    const store = await open({
      previewImport: ({ choices }) => {
        seen.push(choices.columns);
        return okAsync(preview('1'));
      },
    });
    await store.assign('merk', 'organizationName');
    expect(seen.at(-1)).toEqual({ naam: '', merk: 'organizationName' });
  });

  it('reads another sheet with the choices of the columns, and finds its headings again', async () => {
    const requests: ImportRequest[] = [];
    const store = await open({
      readList: (_name, _bytes, { sheet = 0 } = {}) =>
        okAsync({ source: { kind: 'text', text: `${sheet}` } as const, sheet, sheets: ['One', 'Two'] }),
      previewImport: (request) => {
        requests.push(request);
        return okAsync(preview('1'));
      },
    });
    const { file } = store;
    await store.choose({ headingLine: 5, dayOrder: 'month-day' });
    await store.assign('merk', 'organizationName');
    if (file) await store.open(file, { sheet: 1 });
    expect(store.list?.sheet).toBe(1);
    expect(requests.at(-1)).toMatchObject({
      source: { text: '1' },
      choices: { dayOrder: 'month-day', columns: { merk: 'organizationName' } },
    });
    expect(requests.at(-1)?.choices.headingLine).toBeUndefined();
  });

  it('reads the same file again with other headings, and restores the choices for the first ones', async () => {
    const requests: ImportRequest[] = [];
    const store = await open({
      previewImport: (request) => {
        requests.push(request);
        const { headingLine = 3 } = request.choices;
        const columns = preview('').columns.map((column) => ({
          ...column,
          key: `${column.key}${headingLine}`,
        }));
        return okAsync({ ...preview('1'), headingLine, columns });
      },
    });
    await store.setDefaults({ country: 'NL' });
    await store.assign('merk3', 'organizationName');
    await store.choose({ headingLine: 1 });
    await store.assign('naam1', 'uid');
    await store.choose({ headingLine: 3 });
    expect(new Set(requests.map(({ source }) => source)).size).toBe(1);
    expect(requests.at(-1)?.choices).toEqual({
      headingLine: 3,
      defaults: { country: 'NL' },
      columns: { naam3: '', merk3: 'organizationName', naam1: 'uid', merk1: 'brandName' },
    });
  });

  it('shows the latest preview, whatever order the responses arrive in', async () => {
    const waiting: ((shown: ImportPreview) => void)[] = [];
    let isWaiting = false;
    const store = await open({
      previewImport: () =>
        isWaiting
          ? ResultAsync.fromSafePromise(new Promise<ImportPreview>((resolve) => waiting.push(resolve)))
          : okAsync(preview('0')),
    });
    isWaiting = true;
    const requests = [store.choose({ dayOrder: 'month-day' }), store.choose({ dayOrder: 'day-month' })];
    waiting[1]?.(preview('second'));
    waiting[0]?.(preview('first'));
    await Promise.all(requests);
    expect(store.preview?.fingerprint).toBe('second');
  });

  it('shows the changes again when something changed since', async () => {
    let previews = 0;
    const store = await open({
      previewImport: () => okAsync(preview(String(++previews))),
      startImport: () => errAsync(CONFLICT),
    });
    await store.start();
    expect(store.preview?.fingerprint).toBe('2');
    expect(store.failure).toEqual(CONFLICT);
    expect(store.isBusy).toBe(false);
  });

  it('has something to lose from the first choice until the import', async () => {
    const store = await open();
    expect(store.isDirty).toBe(false);
    await store.choose({ headingLine: 2 });
    expect(store.isDirty).toBe(true);
    await store.open({ name: 'b.csv', bytes: new Uint8Array() });
    expect(store.isDirty).toBe(false);
    store.tick('1', true);
    expect(store.isDirty).toBe(true);
    await store.start();
    expect(store.isDirty).toBe(false);
  });

  it('ends with the outcome in the history, ready for another file', async () => {
    const store = await open();
    await store.start();
    expect(store).toMatchObject({ isBusy: false, file: undefined, preview: undefined });
    expect(store.history.items).toHaveLength(1);
    await store.undo(record('applied'));
    expect(store.record?.state).toBe('undone');
  });

  it('lists an import that stopped, to be continued, while the server does not respond', async () => {
    const stopped: Failure = { kind: 'unavailable', request: 'x' };
    const store = await open({
      runImport: (one, onProgress) => {
        onProgress({ ...one, state: 'applying' });
        return errAsync(stopped);
      },
      importHistory: () => errAsync(stopped),
    });
    await store.start();
    expect(store.history).toEqual({ items: [record('applying')], total: 1 });
    await store.resume(record('applying'));
    expect(store.history).toEqual({ items: [record('applying')], total: 1 });
  });

  it('keeps an import that stopped, to be continued', async () => {
    const stopped: Failure = { kind: 'unavailable', request: 'x' };
    const store = await open({
      runImport: (one, onProgress) => {
        onProgress({ ...one, state: 'applying' });
        return errAsync(stopped);
      },
    });
    await store.start();
    expect(store).toMatchObject({ failure: stopped, record: { state: 'applying' }, isBusy: false });
  });
});
