import { Badge } from '#/components/Badge/Badge';
import { compareSkills } from '#/domain/matching/compareSkills';
import type { SkillStanding } from '#/domain/matching/compareSkills';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';

import * as styles from '#/pages/AnalysesPage/AnalysesPage.css';

type SkillComparisonProps = { readonly left: SavedAnalysis; readonly right: SavedAnalysis };

const TONES = {
  held: 'positive',
  missing: 'caution',
  notAsked: 'neutral',
} as const satisfies Record<SkillStanding, string>;

const Standing = ({ standing }: { readonly standing: SkillStanding }) => (
  <td className={styles.cell}>
    <Badge size="small" tone={TONES[standing]}>
      {copy.comparison.standings[standing]}
    </Badge>
  </td>
);

/** Every skill that either offer asks for, with what the CV shows of it. */
export const SkillComparison = ({ left, right }: SkillComparisonProps) => (
  <table className={styles.table}>
    <caption>{copy.comparison.caption}</caption>
    <thead>
      <tr>
        <th scope="col" className={styles.headCell}>
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
          <Standing standing={row.left} />
          <Standing standing={row.right} />
        </tr>
      ))}
    </tbody>
  </table>
);
