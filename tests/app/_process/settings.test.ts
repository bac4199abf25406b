import { FRAME_HOSTS } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { readSettings } from '#app/_process/settings.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

const read = (env: Record<string, string>) =>
  readSettings({ NODE_ENV: 'test', FAIRDESK_DATA: newFolder(), ...env });

describe('readSettings', () => {
  example('needs nothing on one’s own machine', () => {
    const settings = read({})._unsafeUnwrap();
    expect(settings).toMatchObject({
      port: 3000,
      appUrl: 'http://localhost:3000',
      isLocal: true,
      demo: true,
    });
  });

  it.prop([fc.domain().filter((domain) => domain !== 'localhost')])(
    'never enables the demo on a public address',
    (domain) => {
      expect(read({ APP_URL: `https://${domain}` })._unsafeUnwrap().demo).toBe(false);
    },
  );

  example('nor where the server listens to others', () => {
    expect(read({ HOST: '0.0.0.0' })._unsafeUnwrap().demo).toBe(false);
  });

  example('tells every fault at once, and shows no secret', () => {
    const faults = read({
      PORT: 'many',
      DATABASE_URL: 'mysql://me:secret@host/db',
      LOG_LEVEL: 'loud',
      SITE_CONFIGURATION_KEY: 'short-secret',
    })._unsafeUnwrapErr();
    expect(faults).toHaveLength(4);
    expect(faults.join()).toContain('PORT is "many": it should be a port such as 3000.');
    expect(faults.join()).not.toContain('secret');
  });

  example('reads where a virus scanner listens', () => {
    expect(read({})._unsafeUnwrap().scanner).toBeUndefined();
    expect(read({ CLAMD_ADDRESS: 'scanner.example:3310' })._unsafeUnwrap().scanner).toEqual({
      host: 'scanner.example',
      port: 3310,
    });
    expect(read({ CLAMD_ADDRESS: 'scanner' })._unsafeUnwrapErr()).toEqual([
      'CLAMD_ADDRESS is "scanner": it should be host:port, such as localhost:3310.',
    ]);
  });

  example('reads where Redis is', () => {
    expect(read({})._unsafeUnwrap().redisUrl).toBeUndefined();
    for (const url of ['redis://host', 'rediss://desk:secret@redis.example:6380/2', 'redis://[::1]:6379/'])
      expect(read({ REDIS_URL: url })._unsafeUnwrap().redisUrl).toBe(url);
    for (const url of ['host:6379', 'http://host', 'redis://', 'redis://host/name', 'redis://host?db=1']) {
      const [fault = ''] = read({ REDIS_URL: url })._unsafeUnwrapErr();
      expect(fault).toMatch(/^REDIS_URL is .*: it should be redis:/);
    }
    expect(read({ REDIS_URL: 'redis://desk:secret@host/x' })._unsafeUnwrapErr().join()).not.toContain(
      'secret',
    );
  });

  example('reads the hosts of webhooks in a private network', () => {
    const hostsOf = (text: string) => read({ WEBHOOK_HOSTS: text }).map(({ webhookHosts }) => webhookHosts);
    expect(hostsOf('')._unsafeUnwrap()).toEqual([]);
    expect(hostsOf('CRM.internal, 10.0.0.8:8080,[::1]:80')._unsafeUnwrap()).toEqual([
      ...['crm.internal', '10.0.0.8:8080', '[::1]:80'],
    ]);
    for (const text of ['http://crm.internal', 'crm internal', 'crm.internal/hook', '*'])
      expect(hostsOf(text)._unsafeUnwrapErr()).toHaveLength(1);
  });

  example('adds hosts to those that pages may show in frames', () => {
    const hosts = read({ FRAME_HOSTS: 'player.fair.example,map.example' })._unsafeUnwrap().frameHosts;
    expect(hosts).toEqual([...FRAME_HOSTS, 'player.fair.example', 'map.example']);
    expect(read({ FRAME_HOSTS: "https://x.example; script-src 'unsafe-inline'" }).isErr()).toBe(true);
  });

  example('keeps its secrets from one start to the next', () => {
    const FAIRDESK_DATA = newFolder();
    const first = read({ FAIRDESK_DATA })._unsafeUnwrap().secrets;
    expect(read({ FAIRDESK_DATA })._unsafeUnwrap().secrets).toEqual(first);
    expect(read({})._unsafeUnwrap().secrets).not.toEqual(first);
  });

  example('misses the companions of a setting', () => {
    expect(read({ SMTP_URL: 'smtp://host' })._unsafeUnwrapErr()).toEqual([
      'SMTP_URL needs MAIL_FROM beside it.',
    ]);
    expect(read({ PROFILE_SERVICE_URL: 'https://a.example' }).isErr()).toBe(true);
    expect(read({ LAYOUT_SERVICE_URL: 'https://a.example' }).isErr()).toBe(true);
  });
});

describe('a bucket for uploaded files', () => {
  const account = { S3_ACCESS_KEY_ID: 'desk', S3_SECRET_ACCESS_KEY: 'secret' };

  example('is read with its prefix, and is at AWS by default', () => {
    const settings = read({ FILE_STORE: 's3://fair-files/2027/desk', ...account })._unsafeUnwrap();
    expect(settings.fileStore).toEqual({
      ...{ bucket: 'fair-files', prefix: '2027/desk/', accessKeyId: 'desk', secretAccessKey: 'secret' },
      ...{ endpoint: 'https://s3.us-east-1.amazonaws.com', region: 'us-east-1' },
    });
    const own = { FILE_STORE: 's3://fair-files', S3_ENDPOINT: 'https://s3.fair.example/', ...account };
    expect(read(own)._unsafeUnwrap().fileStore).toMatchObject({
      prefix: '',
      endpoint: 'https://s3.fair.example',
    });
  });

  example.each(['s3://', 's3://UPPER', 's3://fair files', 'folder2', 'data/files'])(
    'is rejected when its name is invalid: %s',
    (name) => {
      expect(read({ FILE_STORE: name, ...account })._unsafeUnwrapErr()[0]).toContain('FILE_STORE is');
    },
  );

  example('needs its account', () => {
    expect(read({ FILE_STORE: 's3://fair-files' })._unsafeUnwrapErr()).toEqual([
      'FILE_STORE needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.',
    ]);
  });
});
