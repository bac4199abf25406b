import { jsonLd } from '@fairdesk/core/page';
import { anyPublicProfile } from '@fairdesk/core/testing';
import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { exhibitorData } from '#ui/profile/exhibitor-data.ts';

const ADDRESS = 'https://fair.example/aqua/exhibitors/acme';

describe('exhibitorData', () => {
  it.prop([anyPublicProfile()])(
    'contains the name of the company, and never a private email address',
    (profile) => {
      const { email: _email, ...silent } = profile;
      const json = jsonLd(JSON.stringify(exhibitorData(silent, ADDRESS)));
      const read = JSON.parse(json ?? '');
      expect(read).toMatchObject({ '@type': 'Organization', name: profile.name, url: ADDRESS });
      expect(read.email).toBeUndefined();
      expect(json).not.toContain('</');
    },
  );
});
