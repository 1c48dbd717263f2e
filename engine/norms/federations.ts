/** Flag of players who play under that of FIDE: accepted as opponents, of no federation (1.4.2a). */
export const UNDER_FIDE_FLAG = 'FID';

/** Belongs to no federation: games against such opponents do not count (1.4.2a). */
export const NO_FEDERATION = 'NON';

/**
 * The code of a federation as a file prints it, in capital letters; null for blanks, and for what is no code. One that is
 * not known here is taken: federations come and go (see {@link isKnownFederation}).
 */
export function federationOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : null;
}

/** That of a member of FIDE, FID or NON. */
export function isKnownFederation(code: string): boolean {
  return code === UNDER_FIDE_FLAG || code === NO_FEDERATION || MEMBERS.has(code);
}

const MEMBERS: ReadonlySet<string> = new Set(
  `AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BER BHU BIH BIZ BLR BOL BOT BRA BRN BRU
  BUL BUR CAF CAM CAN CAY CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO CUB CYP CZE DEN DJI DMA DOM ECU EGY ENG ERI
  ESA ESP EST ETH FAI FIJ FIN FRA GAB GAM GCI GEO GEQ GER GHA GRE GRL GRN GUA GUM GUY HAI HKG HON HUN INA IND IOM
  IRI IRL IRQ ISL ISR ISV ITA IVB JAM JCI JOR JPN KAZ KEN KGZ KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE LTU
  LUX MAC MAD MAR MAS MAW MDA MDV MEX MGL MKD MLI MLT MNC MNE MOZ MRI MTN MYA NAM NCA NCL NED NEP NGR NIG NOR NRU
  NZL OMA PAK PAN PAR PER PHI PLE PLW PNG POL POR PUR QAT ROU RUS RWA SCO SEN SEY SGP SKN SLE SLO SMR SOL SOM SRB
  SRI SSD STP SUD SUI SUR SVK SWE SWZ SYR TAN THA TJK TKM TLS TOG TPE TTO TUN TUR UAE UGA UKR URU USA UZB VAN VEN
  VIE VIN WLS YEM ZAM ZIM`.split(/\s+/),
);
