import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { closeServer, closingWithResponses } from '#app/_process/run-process.ts';

const SAVE = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{}';

it('a server that stops answers each request on a connection that was open before', async () => {
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close');
    request.resume().on('end', () => response.end('saved'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const closed = closeServer(server);
  const responses = sockets.map((socket) => {
    socket.write(SAVE);
    return text(socket).catch(String);
  });
  for (const response of await Promise.all(responses)) expect(response).toMatch(/^HTTP\/1.1 200 .*saved/s);
  await closed;
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('a server that stops waits for the response under way, and never for its client', async () => {
  const { promise: isReading, resolve: read } = Promise.withResolvers<void>();
  const { promise: isStopping, resolve: stop } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    await text(request);
    read();
    await isStopping;
    response.end('saved');
  });
  const closeWithResponses = closingWithResponses(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(SAVE);
  await isReading;
  closeWithResponses();
  const closed = closeServer(server);
  stop();
  // The client would keep its connection open.
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*connection: close.*saved/is);
  await closed;
});
