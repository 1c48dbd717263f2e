import type { Plugin } from 'vite';

export function withoutPages(): Plugin;
