import { describe, expect, test } from 'vitest';

import { askedTopics } from '#/domain/interview/askedTopics';
import type { InterviewTopic } from '#/domain/interview/interview';
import { topicsOfOffer } from '#/domain/interview/offerTopics';
import type { MatchAxis } from '#/domain/matching/report';
import { requirementKey } from '#/domain/matching/requirementKey';
import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';
import { matchOf, readText } from '#tests/domain/matching/realPair';

const OFFER = `Comptable fournisseurs H/F

Vos missions
- Contrôler et saisir les factures des fournisseurs
- Préparer les déclarations de TVA

Votre profil
- Sage ou Cegid
- Excel
- Rigueur
- Permis B
- BTS comptabilité
- 2 ans d’expérience minimum
- Anglais (B2) exigé`;

const cv = readText(['Camille Ferrand', 'Comptable', 'COMPÉTENCES', 'Excel']);
const { rows } = matchOf(cv, OFFER, 'Comptable fournisseurs');
const topics = topicsOfOffer(OFFER, readOffer({ text: OFFER }, realLexicon), realLexicon, null);

const AXES: Record<InterviewTopic['kind'], MatchAxis | null> = {
  tool: 'skills',
  skill: 'skills',
  licence: 'skills',
  softSkill: 'skills',
  mission: 'missions',
  years: 'experience',
  degree: 'degree',
  language: 'languages',
  schedule: null,
  pay: null,
};

describe('the topics of an offer', () => {
  test('go with each row that is set aside, and no other goes', () => {
    const gone = rows.flatMap((row) => {
      const left = askedTopics(topics, [requirementKey(row)]);
      const lost = topics.filter((topic) => !left.includes(topic));
      expect(lost.length).toBeLessThanOrEqual(1);
      for (const { kind } of lost) expect(AXES[kind]).toBe(row.axis);
      return lost;
    });
    // Each of them could be set aside by a row of the ledger.
    expect(new Set(gone)).toEqual(new Set(topics.filter(({ kind }) => AXES[kind] !== null)));
    expect(gone.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['tool', 'mission', 'years', 'degree', 'language', 'licence']),
    );
  });

  test('stay as they are where nothing was corrected', () => {
    expect(askedTopics(topics, [])).toBe(topics);
    expect(askedTopics(topics, ['skills nothing of the kind'])).toEqual(topics);
  });
});
