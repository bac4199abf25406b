import { describe, expect, it } from 'vitest';
import { OF_REQUEST, USE_CASES } from '#app/_composition/use-case-list.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { openDemoDesk } from '#tests/support/worlds/demo-desk.ts';

describe('use cases', () => {
  it('are shared by all requests, but for exactly those that share what one request has read', async () => {
    const desk = await openDemoDesk({ dataFolder: newFolder() });
    const [one, other] = [desk.container.get(USE_CASES), desk.container.get(USE_CASES)];
    const ofRequest = Object.keys(one).filter(
      (name) => one[name as keyof typeof one] !== other[name as keyof typeof one],
    );
    expect(ofRequest.toSorted()).toEqual(Object.keys(OF_REQUEST).toSorted());
    await desk.close();
  });
});
