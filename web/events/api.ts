/** Why the server does not give what it was asked for, in words for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
}

/** What the pages ask the server for, with the key of whoever sits there. */
export interface Api {
  /** Reads a document, like `v1/tournaments`. Rejects with an ApiError. */
  get<Document>(path: string, query?: Readonly<Record<string, string>>): Promise<Document>;
}

/** @param onRefused the key opens nothing (any more). */
export function apiWith(key: string, onRefused: (why: string) => void): Api {
  return {
    async get<Document>(path: string, query: Readonly<Record<string, string>> = {}): Promise<Document> {
      const url = new URL(path, location.href);
      for (const [name, value] of Object.entries(query)) if (value !== '') url.searchParams.set(name, value);
      const headers = { authorization: `Bearer ${key}` };
      const response = await fetch(url, { headers, cache: 'no-store', credentials: 'omit' }).catch(
        () => null,
      );
      if (response === null) throw new ApiError('The server does not answer.');
      const document = (await response.json().catch(() => null)) as ({ detail?: string } & Document) | null;
      if (document === null) throw new ApiError('There is no pairings server at this address.');
      if (response.ok) return document;
      const why = document.detail ?? `The server answers ${response.status}.`;
      if (response.status === 401) onRefused(why);
      throw new ApiError(why);
    },
  };
}
