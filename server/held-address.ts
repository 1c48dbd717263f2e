import { createServer } from 'node:net';

/**
 * Takes the address that a server will listen on, so that a taken port is noticed before anything is made on the disk. Whoever
 * connects meanwhile is cut off, as before the start.
 * @param port 0: any that is free, so nothing is taken.
 * @returns what gives it back; more than once does nothing. Throws what the operating system says.
 */
export async function holdAddress(host: string, port: number): Promise<() => Promise<void>> {
  if (port === 0) return () => Promise.resolve();
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
    });
}
