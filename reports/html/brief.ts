import { createContext } from 'preact';

/** True in a report of very many files, which leaves out drawings, crosstables and the texts of rules. */
export const Brief = createContext(false);

/** True on pages about a rule, which show the drawings of their example at once. */
export const Drawings = createContext(false);
