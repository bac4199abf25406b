import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Whether an IP address belongs to a host on the public internet.
 *
 * Excludes loopback, private and link-local networks, addresses that embed one of another kind, documentation
 * and multicast. Source: the IANA registries of special-purpose addresses.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !SPECIAL.check(address, 'ipv4');
  return isIPv6(address) && GLOBAL.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
};

const SPECIAL = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  SPECIAL.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(network, bits, 'ipv6');

/** The global unicast range of IPv6. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
