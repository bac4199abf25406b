import { type Dictionary, isWritten, type PageAddress, type PageSource } from '../page/index.ts';
import { LANGUAGES, type Language } from '../shared/index.ts';
import { demand, demandSame, fail, type LawRunner, succeed } from './law.ts';

/** A page source under test, and the address of a page it has. */
export interface PageSourceSubject {
  readonly source: PageSource;
  readonly address: PageAddress;
}

/** The laws of a page source. */
export const pageSourceLaws = (make: () => Promise<PageSourceSubject>, { test }: LawRunner): void => {
  test('opens the requested page in the requested language, each block once', async () => {
    const { source, address } = await make();
    const page = await succeed(source.open(address), 'Opening a page');
    demandSame(page.language, address.language, 'The page is in another language');
    demand(page.title !== '', 'The page has no title');
    demand(
      new Set(page.main.map(({ uid }) => uid)).size === page.main.length,
      'Two blocks have the same uid',
    );
    demandSame(
      await succeed(source.open(address), 'Opening it again'),
      page,
      'Reading again returns another page',
    );
  });

  test('finds a page in each of its listed languages', async () => {
    const { source, address } = await make();
    const { languages } = await succeed(source.open(address), 'Opening a page');
    for (const language of languages) {
      const page = await succeed(source.open({ ...address, language }), `Opening it in ${language}`);
      demandSame(page.languages, languages, `In ${language} it says something else of its languages`);
    }
  });

  test('never lists a language in which a page is not translated', async () => {
    const { source, address } = await make();
    const { languages } = await succeed(source.open(address), 'Opening a page');
    if (languages.length === 0) return;
    for (const language of LANGUAGES.filter((each) => !languages.includes(each))) {
      const opened = await source.open({ ...address, language });
      demand(opened.isErr() || !isWritten(opened.value), `It is there in ${language} all the same`);
    }
  });

  test('does not find a page that is not there', async () => {
    const { source, address } = await make();
    const nowhere = { ...address, path: '/no/such/page' };
    const failure = await fail(source.open(nowhere), 'Opening a page that does not exist');
    demandSame(failure.kind, 'not-found', 'The failure is of the wrong kind');
  });
};

/** A dictionary under test, and a site it covers. */
export interface DictionarySubject {
  readonly dictionary: Dictionary;
  readonly site: string;
  readonly language: Language;
}

/** The laws of a dictionary. */
export const dictionaryLaws = (make: () => Promise<DictionarySubject>, { test }: LawRunner): void => {
  test('returns the same phrases every time', async () => {
    const { dictionary, site, language } = await make();
    const phrases = await succeed(dictionary.phrases(site, language), 'Reading phrases');
    demandSame(await succeed(dictionary.phrases(site, language), 'Reading again'), phrases, 'They differ');
  });
};
