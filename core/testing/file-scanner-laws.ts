import type { FileScanner, UploadFile } from '../media/index.ts';
import { demandSame, type LawRunner, succeed } from './law.ts';

/** A scanner to be tried, and a file of either kind. */
export interface FileScannerSubject {
  readonly scanner: FileScanner;
  readonly clean: UploadFile;
  readonly infected: UploadFile;
}

/** What every scanner keeps to. */
export const fileScannerLaws = (make: () => Promise<FileScannerSubject>, { test }: LawRunner): void => {
  test('tells harmful files from others, whatever they are called and however many are checked at once', async () => {
    const { scanner, clean, infected } = await make();
    const files = [clean, infected, { ...clean, name: infected.name }, { ...infected, name: clean.name }];
    const verdicts = await Promise.all(files.map((file) => succeed(scanner.check(file), 'Checking a file')));
    demandSame(verdicts, ['clean', 'infected', 'clean', 'infected'], 'The verdicts differ');
  });

  test('takes an empty file for clean', async () => {
    const { scanner, clean } = await make();
    const empty = { ...clean, bytes: new Uint8Array() };
    demandSame(await succeed(scanner.check(empty), 'Checking nothing'), 'clean', 'The verdict differs');
  });
};
