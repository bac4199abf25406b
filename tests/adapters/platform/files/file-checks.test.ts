import type { FileScanner } from '@fairdesk/core/media';
import { memoryFileScanner } from '@fairdesk/core/testing';
import { errAsync } from 'neverthrow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createFileChecks } from '#adapters/platform/files/file-checks.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, type Place } from '#tests/support/servers/databases.ts';
import {
  HOST,
  maker,
  oneOf,
  openTestPlatform,
  type TestPlatform,
} from '#tests/support/worlds/test-platform.ts';

const SIGN = 'X5O!P%@AP';

describeEachDatabase('a document where a scanner is set up', (newPlace) => {
  let place: Place;
  let desk: TestPlatform;
  let database: Database;
  let isDown = false;
  const memory = memoryFileScanner(SIGN);
  const scanner: FileScanner = {
    check: (file) =>
      isDown ? errAsync({ kind: 'unavailable', request: 'the scanner' }) : memory.check(file),
  };
  beforeAll(async () => {
    place = await newPlace();
    desk = await openTestPlatform(place, { scanner });
    database = await openDatabase({ ...place, log: quietLog });
  });
  afterAll(async () => {
    await database?.close();
    await desk?.platform.close();
  });

  const upload = async (content: string) => {
    const { event, participation } = maker(desk);
    const company = await participation(await event());
    const form = new FormData();
    const relationships = { participation: { data: { type: 'participations', id: company.id } } };
    form.set('data', JSON.stringify({ data: { type: 'documents', attributes: {}, relationships } }));
    form.set('file', new File([content], 'leaflet.pdf'));
    const { id, attributes } = oneOf(await desk.call('POST', '/documents', form));
    return { id, address: String(attributes.mediaUrl) };
  };
  const heldOf = async (id: string) => oneOf(await desk.call('GET', `/documents/${id}`)).attributes.held;
  const statusOf = async (address: string) =>
    (await desk.platform.fetch(new Request(`${HOST}${address}`))).status;

  it('can be read after a clean scan', async () => {
    const { id, address } = await upload('%PDF-1.7 clean');
    expect([await heldOf(id), await statusOf(address)]).toEqual([null, 200]);
  });

  it('can never be read when infected, and is deleted', async () => {
    const { id, address } = await upload(`%PDF-1.7 ${SIGN}`);
    expect([await heldOf(id), await statusOf(address)]).toEqual(['INFECTED', 404]);
    const store = createDiskStore(`${place.dataFolder}/files`);
    expect(await store.read(address.split('/').at(-1) ?? '')).toBeUndefined();
  });

  it('has a verdict of its own', async () => {
    const infected = await upload(`%PDF-1.7 ${SIGN} first`);
    const clean = await upload('%PDF-1.7 second');
    const other = await upload(`%PDF-1.7 ${SIGN} third`);
    expect(await Promise.all([infected, clean, other].map(({ id }) => heldOf(id)))).toEqual([
      ...['INFECTED', null, 'INFECTED'],
    ]);
  });

  it('is held while the scanner is unavailable, and checked later', async () => {
    isDown = true;
    const { id, address } = await upload('%PDF-1.7 waits');
    expect([await heldOf(id), await statusOf(address)]).toEqual(['CHECKING', 404]);
    isDown = false;
    const store = createDiskStore(`${place.dataFolder}/files`);
    const checks = createFileChecks({ database, store, scanner, log: quietLog });
    await checks.soon();
    await checks.stop();
    expect([await heldOf(id), await statusOf(address)]).toEqual([null, 200]);
  });
});
