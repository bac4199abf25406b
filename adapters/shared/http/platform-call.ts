/** A call to the embedded platform, as values. */
interface PlatformRequest {
  /** In upper case. */
  readonly method: string;
  /** `/api/v0.1/events/101` */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value, a form, or `undefined`. */
  readonly body: unknown;
  /** The request of a visitor that the call is part of, which need not see what others write after its beginning. */
  readonly scope?: object;
}

interface PlatformResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Calls the embedded platform in process: without address resolution or serialisation. */
export type PlatformCall = (request: PlatformRequest) => Promise<PlatformResponse>;
