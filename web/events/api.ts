/** Why the server does not give what it was asked for, in words for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** What is wrong with a file that was sent, and where. */
    readonly places: readonly string[] = [],
  ) {
    super(message);
  }
}

/** What goes to the server. */
export interface Sent {
  readonly method: 'POST' | 'DELETE';
  readonly query?: Readonly<Record<string, string>>;
  /** A file goes as it is, anything else as JSON; absent: nothing. */
  readonly body?: unknown;
}

/** What the pages ask the server for, with the key of whoever sits there. */
export interface Api {
  /** Whether it is the secret of an event, which opens that event alone. */
  readonly isSecret: boolean;
  /** Reads a document, like `v1/tournaments`. Rejects with an ApiError. */
  get<Document>(path: string, query?: Readonly<Record<string, string>>): Promise<Document>;
  /** Lets the server do something; null where it answers nothing. Rejects with an ApiError. */
  send<Document>(path: string, what: Sent): Promise<Document | null>;
}

/** @param onRefused the key opens nothing (any more). */
export function apiWith(key: string, onRefused: (why: string) => void): Api {
  const ask = async <Document>(
    path: string,
    query: Readonly<Record<string, string>>,
    options: RequestInit,
  ): Promise<Document | null> => {
    const url = new URL(path, location.href);
    for (const [name, value] of Object.entries(query)) if (value !== '') url.searchParams.set(name, value);
    const headers = new Headers(options.headers);
    headers.set('authorization', `Bearer ${key}`);
    const settings = { ...options, headers, cache: 'no-store', credentials: 'omit' } as const;
    const response = await fetch(url, settings).catch(() => null);
    if (response === null) throw new ApiError('The server does not answer.');
    if (response.status === 204) return null;
    const document = (await response.json().catch(() => null)) as (Problem & Document) | null;
    if (document === null) throw new ApiError('There is no pairings server at this address.');
    if (response.ok) return document;
    const why = document.detail ?? `The server answers ${response.status}.`;
    if (response.status === 401) onRefused(why);
    throw new ApiError(why, document.errors?.map(placeWords));
  };
  return {
    isSecret: key.startsWith('spe_'),
    get: async <Document>(path: string, query: Readonly<Record<string, string>> = {}) => {
      const document = await ask<Document>(path, query, {});
      if (document === null) throw new ApiError('The server answers nothing.');
      return document;
    },
    send: (path, { method, query = {}, body }) => ask(path, query, { method, ...bodyOf(body) }),
  };
}

/** A problem document, as far as it is shown. */
interface Problem {
  readonly detail?: string;
  readonly errors?: readonly { readonly line: number; readonly message: string }[];
}

function placeWords({ line, message }: { readonly line: number; readonly message: string }): string {
  return line > 0 ? `line ${line}: ${message}` : message;
}

function bodyOf(body: unknown): RequestInit {
  if (body === undefined) return {};
  // The bytes as they are: the server finds out which encoding a file has.
  if (body instanceof Blob) return { body, headers: { 'content-type': 'application/octet-stream' } };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
