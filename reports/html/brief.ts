import { createContext } from 'preact';

/** True in a report of very many files, which leaves out drawings, crosstables and the texts of rules. */
export const Brief = createContext(false);
