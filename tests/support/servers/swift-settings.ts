import { join } from 'node:path';

/** The services of an object store: the proxy speaks S3, the others hold the data. */
export const SWIFT_SERVICES = ['account', 'container', 'object', 'proxy'] as const;
export type SwiftService = (typeof SWIFT_SERVICES)[number];

/** The only account of the store. */
export const ACCESS = {
  accessKeyId: 'fair:desk',
  secretAccessKey: 'secretkey',
  region: 'eu-west-1',
} as const;

/** The settings that all services share. */
export const SWIFT_CONF = `[swift-hash]
swift_hash_path_suffix = fairdesk
swift_hash_path_prefix = fairdesk
[storage-policy:0]
name = only
default = yes
`;

/** The settings of one service in `folder`, run by `user` on `port`. */
export const swiftSettings = (service: SwiftService, folder: string, port: number, user: string): string => {
  const common = `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
fallocate_reserve = 0
`;
  return common + (service === 'proxy' ? PROXY : storage(service));
};

const storage = (service: SwiftService): string => `[pipeline:main]
pipeline = ${service}-server
[app:${service}-server]
use = egg:swift#${service}
`;

const PROXY = `[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# Needed by tempauth; works without its server.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = ${ACCESS.region}
[filter:tempauth]
use = egg:swift#tempauth
user_fair_desk = ${ACCESS.secretAccessKey} .admin
${['catch_errors', 'copy', 'slo', 'dlo'].map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`;

/** A program that writes the ring of each service: `python3 -c … folder account:6201 container:6202 object:6203`. */
export const WRITE_RINGS = `
import sys
from swift.common.ring import RingBuilder
folder, *services = sys.argv[1:]
for service in services:
    name, port = service.split(':')
    ring = RingBuilder(4, 1, 1)
    ring.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=int(port), device='disk', weight=1))
    ring.rebalance()
    ring.get_ring().save(f'{folder}/{name}.ring.gz')
`;
