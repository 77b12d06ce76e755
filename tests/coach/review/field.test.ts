import { describe, expect, it } from 'vitest';

import { analyse } from '#tests/coach/review/analyse';

const NETWORKS = `Maëlle Kerduff
Stage du 3 juin au 26 juillet 2024
29200 Brest
06 39 98 14 27 · maelle.kerduff@example.org

EXPÉRIENCES
Stage d'observation
Janvier 2023
Installation de postes sous Windows et Linux
Paramétrage de commutateurs Cisco

PROJETS
Serveur DHCP et DNS sous Linux, scripts Python
Site de la classe en PHP et MySQL

FORMATION
2024  BTS Services informatiques aux organisations, Brest

COMPÉTENCES
Linux, Windows Server, Cisco, DHCP, DNS, Python, PHP, MySQL`;

const SHOP = `Aurélien Tassigny
Étudiant
21000 Dijon
06 39 98 55 01 · aurelien.tassigny@example.org

EXPÉRIENCES
Vendeur en jardinerie, Les Serres du Plateau
Avril 2023 – août 2024
Conseil des clients et encaissement
Mise en rayon

FORMATION
2025  BUT Informatique, Dijon

COMPÉTENCES
Linux, Python, PHP, MySQL, JavaScript, Git`;

const MIXED = `Odile Brunat
En recherche d'un emploi
58000 Nevers
06 39 98 20 20 · odile.brunat@example.org

COMPÉTENCES
Python, comptabilité, soudure, soins infirmiers, taille de la vigne, conduite d'engins, espagnol`;

describe('a CV whose titles name no trade', () => {
  it('is read for the field that all the rest speaks of, and says so', async () => {
    const review = await analyse(NETWORKS);
    const trade = review.criteria.find(({ criterion }) => criterion === 'trade');
    expect(review.trade).toBe('l’informatique');
    expect(trade?.text).toContain('Lu pour l’informatique, dont parlent surtout vos savoir-faire');
    expect(trade?.text).toContain('si vous visez autre chose');
    expect(review.remarks.map(({ check }) => check)).not.toContain('tradeUnknown');
    expect(JSON.stringify(review.strengths)).not.toContain('Stage du 3 juin');
  });

  it('keeps the trade of a post that a title names', async () => {
    expect((await analyse(SHOP)).trade).toBe('Vendeur en jardinerie');
  });

  it('is read for none where its matter is of several fields', async () => {
    const review = await analyse(MIXED);
    expect(review.trade).toBeNull();
    expect(review.remarks.map(({ check }) => check)).toContain('tradeUnknown');
  });
});
