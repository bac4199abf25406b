/** What the pages of a site should be, in the simplest form: texts by page and language. */
export interface ModelPage {
  published: string | undefined;
  draft: string | undefined;
  revision: number;
  /** In milliseconds. */
  publishAt: number | undefined;
  /** What visitors saw before, the latest first. */
  versions: string[];
}

export type Outcome = 'ok' | 'conflict' | 'rejected' | 'not-found';

/** The pages of a site by `path language`. */
export const pageModel = () => {
  const pages = new Map<string, ModelPage>();
  const removed: { path: string; pages: (readonly [string, string | undefined, string | undefined])[] }[] =
    [];
  const at = (key: string): ModelPage => {
    const known = pages.get(key);
    if (known) return known;
    const page = { published: undefined, draft: undefined, revision: 0, publishAt: undefined, versions: [] };
    pages.set(key, page);
    return page;
  };
  const isThere = (page: ModelPage) => page.published !== undefined || page.draft !== undefined;
  const keysAt = (path: string) =>
    [...pages].filter(([key, page]) => key.split(' ')[0] === path && isThere(page)).map(([key]) => key);
  const hasPath = (path: string) => keysAt(path).length > 0;
  const publish = (page: ModelPage) => {
    if (page.published !== undefined && page.published !== page.draft) page.versions.unshift(page.published);
    Object.assign(page, { published: page.draft, draft: undefined, publishAt: undefined });
    page.revision += 1;
  };
  const move = (from: string, to: string): Outcome => {
    if (from === to || to.startsWith(`${from}/`)) return 'rejected';
    if (!hasPath(from)) return 'not-found';
    const keys = [...pages].filter(
      ([key, page]) => isThere(page) && `${key.split(' ')[0]}/`.startsWith(`${from}/`),
    );
    const moved = (key: string) => `${to}${key.slice(from.length)}`;
    if (keys.some(([key]) => hasPath(moved(key).split(' ')[0] ?? ''))) return 'rejected';
    for (const [key, page] of keys) {
      const target = at(moved(key));
      const revision = Math.max(page.revision, target.revision) + 1;
      Object.assign(target, { ...page, revision, versions: [...page.versions, ...target.versions] });
      Object.assign(page, {
        ...{ published: undefined, draft: undefined, publishAt: undefined },
        ...{ revision: page.revision + 1, versions: [] },
      });
    }
    return 'ok';
  };
  return {
    pages,
    at,
    hasPath,
    move,
    save: (key: string, text: string, revision: number): Outcome => {
      if (!hasPath(key.split(' ')[0] ?? '')) return 'not-found';
      const page = at(key);
      if (page.revision !== revision) return 'conflict';
      Object.assign(page, { draft: text, revision: revision + 1 });
      return 'ok';
    },
    discard: (key: string, revision: number): Outcome => {
      const page = at(key);
      if (page.revision !== revision) return 'conflict';
      const path = key.split(' ')[0] ?? '';
      if (!hasPath(path)) return 'not-found';
      if (page.draft === undefined) return 'ok';
      if (page.published === undefined && keysAt(path).length === 1) return 'rejected';
      Object.assign(page, { draft: undefined, publishAt: undefined, revision: revision + 1 });
      return 'ok';
    },
    publish: (key: string, revision: number, due: number, now: number): Outcome => {
      const page = at(key);
      if (page.revision !== revision) return 'conflict';
      if (page.draft === undefined) return 'rejected';
      if (due <= now) publish(page);
      else Object.assign(page, { publishAt: due, revision: revision + 1 });
      return 'ok';
    },
    cancel: (key: string): Outcome => {
      const page = at(key);
      if (!hasPath(key.split(' ')[0] ?? '')) return 'not-found';
      if (page.publishAt !== undefined)
        Object.assign(page, { publishAt: undefined, revision: page.revision + 1 });
      return 'ok';
    },
    unpublish: (key: string): Outcome => {
      const page = at(key);
      if (page.published === undefined) return 'rejected';
      page.versions.unshift(page.published);
      page.draft ??= page.published;
      page.published = undefined;
      page.revision += 1;
      return 'ok';
    },
    restore: (key: string, version: number, revision: number): Outcome => {
      const page = at(key);
      const text = page.versions[version];
      if (text === undefined) return 'not-found';
      if (page.revision !== revision) return 'conflict';
      Object.assign(page, { draft: text, revision: revision + 1 });
      return 'ok';
    },
    create: (key: string, text: string): Outcome => {
      if (hasPath(key.split(' ')[0] ?? '')) return 'rejected';
      const page = at(key);
      Object.assign(page, { draft: text, publishAt: undefined, revision: page.revision + 1 });
      return 'ok';
    },
    remove: (path: string): Outcome => {
      const keys = keysAt(path);
      if (keys.length === 0) return 'not-found';
      removed.push({
        path,
        pages: keys.map((key) => [key, at(key).published, at(key).draft] as const),
      });
      for (const key of keys) {
        const page = at(key);
        Object.assign(page, { published: undefined, draft: undefined, publishAt: undefined });
        page.revision += 1;
      }
      return 'ok';
    },
    /** Restores the latest deletion. */
    undelete: (): Outcome => {
      const last = removed.at(-1);
      if (last === undefined || hasPath(last.path)) return 'conflict';
      for (const [key, published, draft] of last.pages) {
        const page = at(key);
        Object.assign(page, { published, draft });
        page.revision += 1;
      }
      return 'ok';
    },
    hasRemoved: () => removed.length > 0,
    /** @returns how many were published */
    pass: (now: number): number => {
      const due = [...pages.values()].filter(({ publishAt }) => publishAt !== undefined && publishAt <= now);
      for (const page of due) publish(page);
      return due.length;
    },
  };
};
