/**
 * Whether an address is of a host that the settings of the server name, as `host` or `host:port`: such a host may be in
 * a private network, and use plain `http`.
 */
export const isNamedHost = ({ host, hostname, port, protocol }: URL, hosts: readonly string[]): boolean => {
  const full = port === '' ? `${host}:${protocol === 'https:' ? 443 : 80}` : host;
  return hosts.some((named) => [hostname, full].includes(named.toLowerCase()));
};
