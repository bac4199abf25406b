import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text files; fonts and images are compressed already. */
const TEXT = /\.(?:js|css|svg|json|txt|map)$/;
/** A file whose compressed size is not below this ratio is sent uncompressed. */
const WORTH_IT = 0.95;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * Compresses immutable files once, at the highest level: `x.js` gets `x.js.br` and `x.js.gz` beside it.
 *
 * @param folder `static` within Next's build
 */
export const compressStatic = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true });
  // Node's own threads take them one after the other.
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))));
};

const compressFile = async (file: string): Promise<void> => {
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([asBrotli(body, { params }), asGzip(body, { level: 9 })]);
  if (br.length < body.length * WORTH_IT) await writeFile(`${file}.br`, br);
  if (gz.length < body.length * WORTH_IT) await writeFile(`${file}.gz`, gz);
};
