import { describe, expect, test } from 'vitest';

import type { JournalEntry } from '#/domain/applications/journal';
import { journalSheet } from '#/domain/dossier/journalSheet.fr';

const SENT: JournalEntry = {
  kind: 'application',
  day: '2026-11-23',
  time: null,
  title: 'Cariste',
  company: 'Entrepôts du Ponant',
  place: 'Brest',
  link: 'https://emploi.example/1',
};
const MET: JournalEntry = {
  ...SENT,
  kind: 'interview',
  day: '2026-11-24',
  time: '14:30',
  place: '3 quai des Charpentiers',
};
const facts = {
  entries: [SENT, MET],
  period: { from: '2026-11-01', to: '2026-11-30' },
  person: 'Claire Dumas',
  incomplete: false,
  nameless: false,
  today: '2026-11-30',
};

describe('the sheet of a journal', () => {
  test('tells each step with its day, its post and its employer', () => {
    const { title, subtitle, sections, foot } = journalSheet(facts);
    expect(title).toBe('Journal de recherche d’emploi');
    expect(subtitle).toBe(
      'Démarches faites par Claire Dumas, du 1er novembre 2026 au 30 novembre 2026',
    );
    const steps = sections[1]?.lines ?? [];
    expect(steps.map(({ label }) => label)).toEqual([
      '23 novembre 2026',
      '24 novembre 2026, 14\u00a0h\u00a030',
    ]);
    expect(steps[0]?.text).toContain('Cariste, Entrepôts du Ponant, Brest');
    expect(sections[0]?.lines.map(({ text }) => text)).toEqual(['1', '1']);
    expect(foot).not.toContain('incomplet');
  });

  test('names nobody on demand, and says what is missing', () => {
    const sheet = journalSheet({ ...facts, nameless: true, incomplete: true });
    const words = JSON.stringify(sheet);
    for (const name of ['Claire', 'Dumas', 'Ponant', 'Charpentiers', 'emploi.example'])
      expect(words).not.toContain(name);
    expect(words).toContain('Cariste, Brest');
    expect(sheet.foot).toContain('incomplet');
    expect(sheet.subtitle).toMatch(/^Du 1er novembre/u);
  });
});
