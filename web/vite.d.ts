/** Styles, which the build takes along; one is that of all reports, from `reports/html/style/page.ts`. */
declare module '*.css';

/** Files as texts, which the build takes along. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** Where the built worker is (vite.web.config.ts). */
declare module 'virtual:worker-address' {
  const address: string;
  export default address;
}
