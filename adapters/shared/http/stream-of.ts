/** A stream of what a generator yields, made as fast as it is read; cancelling the stream ends the generator. */
export const streamOf = (output: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const next = await output.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => {
        await output.return(undefined);
      },
    },
    { highWaterMark: 2 },
  );
