import type { Role } from './keys.js';

/** Who asks: the holder of a key, or of the secret of one event. */
export type Principal =
  | {
      readonly kind: 'key';
      readonly id: string;
      readonly role: Role;
      readonly federation: string | null;
    }
  | { readonly kind: 'event'; readonly id: string };

/** What decides about the access to an event. */
export interface OwnedEvent {
  readonly id: string;
  readonly owner: string;
  /** Of the key that registered it: the administrator has said it, and no file can. */
  readonly federation: string | null;
}

/** Auditors and administrators read everything, organisers their own events, federations those of the keys of their federation. */
export function mayRead(who: Principal, event: OwnedEvent): boolean {
  if (who.kind === 'event') return who.id === event.id;
  if (who.role === 'auditor' || who.role === 'administrator') return true;
  if (who.role === 'federation') return who.federation !== null && who.federation === event.federation;
  return who.id === event.owner;
}

/** Rounds are asked for by who registered the event, and by the holder of its secret. */
export function mayPair(who: Principal, event: OwnedEvent): boolean {
  return who.id === (who.kind === 'event' ? event.id : event.owner);
}

/** The secret of an event is ended and renewed by who registered the event, and by administrators. */
export function mayChangeSecret(who: Principal, event: OwnedEvent): boolean {
  return who.kind === 'key' && (who.id === event.owner || who.role === 'administrator');
}

export function mayRegister(who: Principal): boolean {
  return who.kind === 'key' && (who.role === 'organiser' || who.role === 'administrator');
}

export function mayManageKeys(who: Principal): boolean {
  return who.kind === 'key' && who.role === 'administrator';
}

/** The numbers of the server say how much who asks, and are for those who run it. */
export function mayReadMetrics(who: Principal): boolean {
  return who.kind === 'key' && (who.role === 'auditor' || who.role === 'administrator');
}

/** How the protocol names who asked: never by a name of a person. */
export function nameOf(who: Principal): string {
  return who.kind === 'key' ? `key ${who.id}` : 'event secret';
}
