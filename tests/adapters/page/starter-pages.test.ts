import { lostParts } from '@fairdesk/core/page';
import { LANGUAGES } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';
import { starterLayouts } from '#adapters/platform/starter/starter-layouts.ts';
import { NO_FAIR } from '#adapters/platform/starter/starter-texts.ts';
import { openLayout } from '#tests/support/models/layout-document.ts';

describe('the pages of a new fair', () => {
  it('leave an editor nothing to mend, in no language', async () => {
    const layouts = await starterLayouts({ kind: 'fair', site: 'aqua', fair: NO_FAIR });
    expect(new Set(layouts.map(({ language }) => language)).size).toBe(LANGUAGES.length);
    for (const { path, language, layout } of layouts) {
      const context = { pageEditing: false, pageState: 'normal', language };
      const document = { sitecore: { context, route: JSON.parse(layout) } };
      const page = (await openLayout(document))._unsafeUnwrap();
      const { missing } = page.navigation;
      expect({ path, language, missing, lost: lostParts(page) }).toEqual({ path, language, missing: [] });
    }
  });
});
