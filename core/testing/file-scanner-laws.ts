import type { FileScanner, UploadFile } from '../media/index.ts';
import { demandSame, type LawRunner, succeed } from './law.ts';

/** A file scanner under test, with a clean and an infected file. */
export interface FileScannerSubject {
  readonly scanner: FileScanner;
  readonly clean: UploadFile;
  readonly infected: UploadFile;
}

/** The laws of a file scanner. */
export const fileScannerLaws = (make: () => Promise<FileScannerSubject>, { test }: LawRunner): void => {
  test('detects infected files under any name, with several scans at once', async () => {
    const { scanner, clean, infected } = await make();
    const files = [clean, infected, { ...clean, name: infected.name }, { ...infected, name: clean.name }];
    const verdicts = await Promise.all(files.map((file) => succeed(scanner.check(file), 'Checking a file')));
    demandSame(verdicts, ['clean', 'infected', 'clean', 'infected'], 'The verdicts differ');
  });

  test('reports an empty file as clean', async () => {
    const { scanner, clean } = await make();
    const empty = { ...clean, bytes: new Uint8Array() };
    demandSame(await succeed(scanner.check(empty), 'Checking nothing'), 'clean', 'The verdict differs');
  });
};
