import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@fairdesk/core/shared';
import { zipStream } from '../../../shared/tables/zip-stream.ts';
import { createExportedFiles, type FolderFile } from '../../dataset/export/export-files.ts';
import { recordAudit } from '../../record-audit.ts';
import { json } from '../../service.ts';
import type { OrganiserArea, OrganiserParts } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { fileKeysIn, type PersonalData, personalDataOf } from './personal-data.ts';
import { personalPage } from './personal-page.ts';

/** `GET {id}?language=` gives everything stored about an exhibitor and its people as a ZIP archive. */
export const personalDataArea: OrganiserArea =
  (parts) =>
  async ({ event, actor, path: [id = ''], request }) => {
    if (request.method !== 'GET') return methodNotAllowed;
    const { database, clock } = parts;
    const data = await personalDataOf(database.query, event, id);
    if (data === undefined) return json(404, { error: 'not_found' });
    const now = clock();
    const value = request.url.searchParams.get('language') ?? '';
    const language = isLanguage(value) ? value : DEFAULT_LANGUAGE;
    await database.write((query) =>
      recordAudit(
        query,
        { event, actor, action: 'exhibitor.data', subject: `exhibitor:${id}`, label: data.company },
        now,
      ),
    );
    return {
      status: 200,
      headers: { 'content-type': 'application/zip', 'cache-control': 'no-store' },
      body: zipStream(personalFiles(parts, data, { now, language }), now),
    };
  };

async function* personalFiles(
  { database: { query }, files: store }: OrganiserParts,
  data: PersonalData,
  { now, language }: { readonly now: Date; readonly language: Language },
): AsyncGenerator<FolderFile> {
  const text = (content: string) => [new TextEncoder().encode(content)];
  yield { path: 'data.html', chunks: text(personalPage(data, now, language)) };
  yield { path: 'data.json', chunks: text(JSON.stringify(data, null, 2)) };
  yield* createExportedFiles(query, store).open(await fileKeysIn(query, data));
}
