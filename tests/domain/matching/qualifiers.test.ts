import { describe, expect, test } from 'vitest';

import { qualify, type Qualifier } from '#/domain/matching/qualifiers';

const read = (line: string, words: string, dated = false): Qualifier => {
  const start = line.indexOf(words);
  return qualify(line, start, start + words.length, dated);
};

describe('qualify', () => {
  test.each([
    ['Pas de permis B', 'permis B'],
    ['Je ne fais pas d’actes infirmiers', 'actes infirmiers'],
    ['Je n’ai jamais fait de Java', 'Java'],
    ['Chariot élévateur : jamais conduit', 'Chariot élévateur'],
    ['CACES : non', 'CACES'],
    ['Sans CACES 3', 'CACES 3'],
    ['Aucune connaissance de SAP', 'SAP'],
    ['Jamais utilisé : SAP, Power BI', 'Power BI'],
  ])('denied: %s', (line, words) => {
    expect(read(line, words)).toBe('negated');
  });

  test.each([
    ['Notions de HTML, CSS et SQL', 'SQL'],
    ['SQL : bases (formation de trois jours)', 'SQL'],
    ['Initiation à AutoCAD', 'AutoCAD'],
    ['Excel (notions)', 'Excel'],
  ])('a beginner’s knowledge: %s', (line, words) => {
    expect(read(line, words)).toBe('weak');
  });

  test.each([
    ['Coordination d’une équipe de cinq développeurs React et Java', 'Java'],
    ['Mise en conformité RGAA confiée à un cabinet', 'RGAA'],
  ])('the work of others: %s', (line, words) => {
    expect(read(line, words)).toBe('indirect');
  });

  test.each([
    ['En cours d’apprentissage : Power BI', 'Power BI'],
    ['Airflow (en cours d’apprentissage)', 'Airflow'],
  ])('not held yet: %s', (line, words) => {
    expect(read(line, words)).toBe('learning');
  });

  test.each([
    ['Permis C en cours', 'Permis C'],
    ['CACES 3 (périmé depuis 2021)', 'CACES 3'],
  ])('a licence that is not valid today: %s', (line, words) => {
    expect(read(line, words, true)).toBe('weak');
  });

  test.each([
    ['Bases de données PostgreSQL', 'PostgreSQL'],
    ['Permis B, pas de retrait de points', 'Permis B'],
    ['Encadrement et soudure TIG', 'soudure TIG'],
    ['Je ne code pas : je cadre, je teste avec Jira', 'Jira'],
    ['Développement Java au sein d’une équipe de cinq personnes', 'Java'],
    ['Non seulement Excel mais aussi VBA', 'Excel'],
  ])('held: %s', (line, words) => {
    expect(read(line, words)).toBe('plain');
  });
});
