import type { Plugin } from 'vite';

interface Output {
  readonly modules?: Readonly<Record<string, unknown>>;
}

export function licencesOf(outputs: readonly (readonly Output[])[]): string;
export function collecting(modules: Record<string, unknown>): Plugin;
export function allLicences(outputs: readonly (readonly Output[])[], runtime: string): string;
