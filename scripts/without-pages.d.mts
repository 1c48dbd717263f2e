import type { Plugin } from 'vite';

export function withoutPages(names?: readonly ('page' | 'subject' | 'gist')[]): Plugin;
