import { roundRobinNamed, TABLE_RULE_LIST } from '../../checker/index.js';
import { basicRulesOf, editionById, widestForm } from '../../engine/index.js';
import type { Rule } from '../../engine/index.js';
import type { Totals } from '../../checker/index.js';
import { findingsOf } from './findings.js';
import type { Finding } from './findings.js';
import type { CheckFormat } from './format.js';
import { HOME } from '../home.js';
import { PROGRAM } from '../program.js';
import { rulePath, siteAddress } from '../site.js';
import { ruleName } from '../words/names.js';

/**
 * The report as SARIF 2.1.0 (OASIS), which editors and code hosts read: a result for each finding, at the line of the player
 * concerned, and the rules that are broken with how to look them up.
 */
export const checkSarif: CheckFormat = {
  part: (report) =>
    findingsOf(report)
      .map((finding) => JSON.stringify(resultOf(report.file, finding)))
      .join(',\n'),
  whole: (parts, { totals }, site) => [
    `{"$schema":"${SCHEMA}","version":"2.1.0","runs":[{"tool":{"driver":${JSON.stringify(driver(totals, site))}},`,
    '"columnKind":"utf16CodeUnits","results":[\n',
    parts.filter((part) => part !== '').join(',\n'),
    '\n]}]}\n',
  ],
};

/** How rules are looked up, where the book of the rules is not served. */
const LOOK_UP = `${HOME}/blob/main/docs/rules.md#look-them-up`;

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

function driver(totals: Totals, site: string | undefined): object {
  const { name, version } = PROGRAM;
  const rules = Object.entries(totals.byEdition).flatMap(([id, broken]) =>
    rulesOf(id, Object.keys(broken), site),
  );
  return { name, version, semanticVersion: version, informationUri: HOME, rules };
}

/** Of every edition its own: "C12" of two editions differ. */
function rulesOf(id: string, names: readonly string[], site: string | undefined): object[] {
  const edition = editionById(id);
  const known =
    edition === null ? tableRulesOf(id) : [...widestForm(edition).rules, ...basicRulesOf(edition)];
  return names.flatMap((name) => {
    const rule = known.find((one) => one.id === name);
    if (rule === undefined) return [];
    const look = `swissproof rules ${id} ${name}`;
    return [
      {
        id: `${id}/${name}`,
        name: ruleName({ rule: name, article: rule.article }),
        shortDescription: { text: rule.title },
        helpUri: site === undefined ? LOOK_UP : siteAddress(site, rulePath(id, name)),
        help: {
          text: `What the rule means, with an example: ${look}`,
          markdown: `What the rule means, with an example: \`${look}\``,
        },
        defaultConfiguration: { level: 'error' },
      },
    ];
  });
}

/** Of a round robin. */
function tableRulesOf(id: string): readonly NamedRule[] {
  if (roundRobinNamed(id) === null) return [];
  return TABLE_RULE_LIST.map(({ rule, article, title }) => ({ id: rule, article, title }));
}

type NamedRule = Pick<Rule, 'id' | 'article' | 'title'>;

function resultOf(file: string, finding: Finding): object {
  const { level, line, column, source, rule, title, message, key, players, round } = finding;
  return {
    ruleId: `${source}/${rule}`,
    level,
    message: { text: `${title}. ${message}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file) },
          region: { startLine: line, ...(column === null ? {} : { startColumn: column }) },
        },
        ...(round === null ? {} : { logicalLocations: [{ name: `round ${round}` }] }),
      },
    ],
    partialFingerprints: { 'swissproof/v1': `${source} ${rule} ${key}` },
    properties: { players },
  };
}

/** Relative to where the check was run, or with its whole path. */
function uriOf(file: string): string {
  const path = file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  if (path.startsWith('/')) return `file://${path}`;
  return /^[A-Za-z]%3A\//.test(path) ? `file:///${path.replace('%3A', ':')}` : path;
}
