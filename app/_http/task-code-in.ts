/** The code of the task that a request is about; empty when it names none, which is no task's code. */
export const taskCodeIn = (query: URLSearchParams): string => query.get('code') ?? '';
