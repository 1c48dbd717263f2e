import { editionById } from '../systems/interface/registry.js';
import type { Edition } from '../systems/interface/system.js';

/** The editions that many tests are about. */
export const dutch1992: Edition = known('dutch-1992');
export const dutch2012: Edition = known('dutch-2012');
export const dutch2017: Edition = known('dutch-2017');
export const dutch2026: Edition = known('dutch-2026');
export const dubov2018: Edition = known('dubov-2018');
export const dubov2026: Edition = known('dubov-2026');
export const burstein2026: Edition = known('burstein-2026');

function known(id: string): Edition {
  const edition = editionById(id);
  if (edition === null) throw new Error(`there is no edition ${id}`);
  return edition;
}
