import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The newest mail to this address in the server's outbox whose subject or body matches; waits for it. */
export const letterTo = async (dataFolder: string, address: string, saying: RegExp): Promise<Email> => {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    for (const letter of await lettersIn(join(dataFolder, 'outbox'))) {
      const isTo = letter.to?.some((to) => to.address === address);
      if (isTo && saying.test(`${letter.subject}\n${letter.text}`)) return letter;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There is no letter to ${address} saying ${saying}`);
};

const lettersIn = async (folder: string): Promise<readonly Email[]> => {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name.endsWith('.eml'));
  const letters = files.map(({ name }) => PostalMime.parse(readFileSync(join(folder, name))));
  return (await Promise.all(letters)).toReversed();
};

/** The first link of a mail to a page: `https://…/reset-password/…`; empty for none. */
export const linkIn = (text: string, page: string): string =>
  new RegExp(`https?://\\S+/${page}/\\S+`).exec(text)?.[0] ?? '';
