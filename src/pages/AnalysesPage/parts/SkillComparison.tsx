import { Check, CircleAlert, Minus } from 'lucide-react';

import { Badge } from '#/components/Badge/Badge';
import { compareSkills, SKILL_STANDINGS } from '#/domain/matching/compareSkills';
import type { SkillStanding } from '#/domain/matching/compareSkills';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/AnalysesPage/AnalysesPage.css';

type SkillComparisonProps = { readonly left: SavedAnalysis; readonly right: SavedAnalysis };

const TONES = {
  held: 'positive',
  missing: 'caution',
  notAsked: 'neutral',
} as const satisfies Record<SkillStanding, string>;

const ICONS = { held: Check, missing: CircleAlert, notAsked: Minus } as const satisfies Record<
  SkillStanding,
  unknown
>;

const Standing = ({ standing }: { readonly standing: SkillStanding }) => (
  <Badge size="small" tone={TONES[standing]} icon={ICONS[standing]}>
    <span className={styles.standing}>{copy.comparison.standings[standing]}</span>
  </Badge>
);

/** Every skill that either offer asks for, with what the CV shows of it. */
export const SkillComparison = ({ left, right }: SkillComparisonProps) => (
  <>
    <table className={styles.table}>
      <caption className={styles.caption}>{copy.comparison.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={cx(styles.headCell, styles.skillHead)}>
            {copy.comparison.skill}
          </th>
          {[left, right].map((analysis) => (
            <th key={analysis.id} scope="col" className={styles.headCell}>
              {analysis.offerTitle ?? copy.untitled}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareSkills(left, right).map((row) => (
          <tr key={row.skill}>
            <th scope="row" className={styles.cell}>
              {row.skill}
            </th>
            <td className={styles.cell}>
              <Standing standing={row.left} />
            </td>
            <td className={styles.cell}>
              <Standing standing={row.right} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <ul className={styles.legend} aria-hidden>
      {SKILL_STANDINGS.map((standing) => (
        <li key={standing} className={styles.legendItem}>
          <Badge size="small" tone={TONES[standing]} icon={ICONS[standing]}>
            {copy.comparison.standings[standing]}
          </Badge>
        </li>
      ))}
    </ul>
  </>
);
