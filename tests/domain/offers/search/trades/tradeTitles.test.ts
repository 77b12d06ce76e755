import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { titleKey } from '#/domain/offers/search/trades/titleKey';
import { openTradeTitles } from '#/domain/offers/search/trades/tradeTitles';

const register = openTradeTitles(readFileSync('src/domain/occupations/rome.fr.txt', 'utf8'));

/** Asked for; titles of offers of the same trade; titles of others. */
const TRADES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    "agent d'entretien",
    [
      'Agent / Agente de propreté de locaux (H/F)',
      'AGENT DE PROPRETE - 20H',
      'Agent(e) de nettoyage industriel',
      'Femme/Homme de ménage à Gex',
      'Employé de ménage',
      'Technicienne de surface',
    ],
    ['Agent de sécurité', 'Agent de maintenance', 'Comptable', 'Agent d’accueil'],
  ],
  [
    'femme de ménage',
    ['Agent de propreté', 'Agent d’entretien'],
    ['Gouvernante d’hôtel', 'Cuisinier'],
  ],
  [
    'serveuse',
    ['Chef de rang (H/F)', 'Serveur / Serveuse de restaurant', 'Commis de salle'],
    ['Administrateur serveur Linux', 'Barman'],
  ],
  [
    'chauffeur',
    ['Conducteur de bus', 'Livreur (H/F)', 'Conducteur routier'],
    ['Conducteur de ligne', 'Conducteur de travaux', 'Cariste'],
  ],
  [
    'conducteur de bus',
    ['Conductrice de car scolaire', 'Conducteur-receveur'],
    ['Conducteur de ligne'],
  ],
  [
    'développeur web',
    ['Software engineer (H/F)', 'Développeuse informatique'],
    ['Développeur commercial'],
  ],
  ['comptable', ['Aide-comptable H/F', 'Collaborateur comptable'], ['Assistant commercial']],
  ['cuisinier', ['Second de cuisine', 'Chef de partie chaud'], ['Aide à domicile', 'Vendeur']],
  [
    'éducateur spécialisé',
    ['Monitrice éducatrice', 'CDI - Moniteur éducateur'],
    ['Moniteur d’auto-école'],
  ],
  [
    'Auxiliaire de vie',
    ['Aide à domicile', 'Assistante de vie aux familles'],
    ['Agent de sécurité'],
  ],
  ['boulanger', ['Boulangère'], ['Vendeuse en boulangerie', 'Pâtissier']],
];

describe('a trade that is asked for', () => {
  test.each(TRADES)('%s is found under its other names', (asked, same, others) => {
    const trade = register.of(asked);
    const isSame = (title: string): boolean => trade?.titleIn(titleKey(title)) != null;
    expect(same.filter((title) => !isSame(title))).toEqual([]);
    expect(others.filter(isSame)).toEqual([]);
  });

  test.each(['agent', 'excel', 'Nantes', 'urgent', 'chargé de', '', 'H/F'])(
    '%j names no trade',
    (asked) => {
      expect(register.of(asked)).toBeNull();
    },
  );

  test('a lone word names an offer at the beginning of its title only', () => {
    const trade = register.of('attaché commercial');
    const names = ['Commercial sédentaire', 'CDI Commercial', 'Assistant commercial'].map((title) =>
      trade?.titleIn(titleKey(title)),
    );
    expect(names).toEqual(['commercial sédentaire', 'commercial', null]);
  });

  test('names have their accents, where the register spells them in several ways', () => {
    const trade = register.of('aide à domicile');
    expect(trade?.titleIn(titleKey('ACCOMPAGNANT EDUCATIF ET SOCIAL (H/F)'))).toBe(
      'accompagnant éducatif et social',
    );
  });

  test('names are told as within a sentence', () => {
    const trade = register.of("agent d'entretien");
    expect(trade?.titleIn(titleKey('Agente de Propreté'))).toBe('agent de propreté');
    expect(trade?.nameOf('J1506')).toBe('infirmier en soins généraux');
  });
});
