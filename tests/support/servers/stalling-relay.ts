import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between the product and a database, as a network does whose other end may vanish. */
export interface StallingRelay {
  /** The address of the database through the relay. */
  readonly url: string;
  /** From now on nothing passes on the open connections, which stay open; new ones work. */
  stall(): void;
  /** Closes the open connections. */
  cut(): void;
  close(): void;
}

/** The port in the name of a socket of PostgreSQL. */
const POSTGRES_PORT = 5432;

/** @param databaseUrl the address of a database on a socket, as the tests' server has it */
export const openStallingRelay = async (databaseUrl: string): Promise<StallingRelay> => {
  const address = new URL(databaseUrl.replace('@/', '@localhost/'));
  const folder = address.searchParams.get('host');
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(`${folder}/.s.PGSQL.${POSTGRES_PORT}`);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.once('close', () => pairs.delete(pair));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  const each = (work: (near: Socket, far: Socket) => void) => {
    for (const [near, far] of pairs) work(near, far);
  };
  const cut = () =>
    each((near, far) => {
      near.destroy();
      far.destroy();
    });
  return {
    url: `postgres://postgres@127.0.0.1:${port}${address.pathname}`,
    stall: () =>
      each((near, far) => {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }),
    cut,
    close: () => {
      server.close();
      cut();
    },
  };
};
