import { inLanguage } from '@fairdesk/core/shared';
import { anyLanguage, anyLocalised } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { toCategoryTree } from '#adapters/shared/resources/category-tree.ts';
import type { Resource } from '#adapters/shared/resources/json-api.ts';

describe('toCategoryTree', () => {
  it.prop([fc.tuple(anyLocalised, anyLocalised, anyLocalised), anyLanguage])(
    'names the language of exactly those names that are in another one',
    (names, language) => {
      const resources = ['main', 'sub', 'leaf'].map((level, place): Resource => {
        const parent = place === 0 ? null : { type: 'categories', id: String(place - 1) };
        return {
          ...{ type: 'categories', id: String(place) },
          attributes: { name: 'Pumps', names: names[place], level },
          relationships: { parent: { data: parent } },
        };
      });
      const [main] = toCategoryTree(resources, new Set(), language);
      const [group] = main?.groups ?? [];
      const [leaf] = group?.categories ?? [];
      for (const [place, node] of [main, group, leaf].entries()) {
        const localised = names[place] ?? {};
        const text = inLanguage(localised, language);
        expect(node?.name).toBe(text || 'Pumps');
        expect(node?.language === undefined).toBe(Boolean(localised[language]) || text === '');
        if (node?.language) expect(localised[node.language]).toBe(text);
      }
    },
  );
});
