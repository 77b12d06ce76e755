import { describe, expect, test } from 'vitest';

import { tasksOf } from '#/domain/letters/sources/candidateTasks';
import { isQuoted, tell } from '#/domain/letters/sources/tellDeed.fr';

/** What a letter tells of a line of a post that was left; what is quoted stands after a colon. */
const toldOf = (line: string): readonly string[] =>
  tasksOf([line], { id: 'post', ongoing: false }, (quote) => ({
    from: 'cv',
    place: 'experience',
    where: null,
    quote,
  })).map(({ deed }) =>
    isQuoted(deed) ? `: ${deed.own?.text ?? ''}` : tell(deed, { tense: 'imperfect' }),
  );

const LINES = `
villas, piscines, murs en pierre, coffrage => : villas, piscines, murs en pierre, coffrage
gazon, cloture, terrasse bois, arrosage => : gazon, clôture, terrasse bois, arrosage
biberons, siestes, repas, motricité libre => : biberons, siestes, repas, motricité libre
Biberons, changes, siestes, transmissions aux parents => : biberons, changes, siestes, transmissions aux parents
fenêtres, pompes à chaleur, prise de rdv pour les commerciaux => : fenêtres, pompes à chaleur, prise de rendez-vous pour les commerciaux
tri IOA, déchocage, pose de VVP, ECG, plâtres => : tri IOA, déchocage, pose de VVP, ECG, plâtres
pansements complexes, VAC, chimio, soins palliatifs => : pansements complexes, VAC, chimio, soins palliatifs
rondes, main courante, levée de doute, permis de feu => : rondes, main courante, levée de doute, permis de feu
villas et immeubles : saignées, gaines, boîtes, prise de terre => : saignées, gaines, boîtes, prise de terre
Conforama - chargement camions, gerbage => : chargement des camions, gerbage
Lyon-Dijon-Lyon =>
boutique, Hérouville =>
opex Mali 2013 =>
Salesforce =>
orthographe =>
dialyse, psy =>
hayon, transpalette electrique => : hayon, transpalette électrique
friture, pizza => : friture, pizza
90 couverts le midi => : 90 couverts le midi
40 tickets/jour, ServiceNow, prise en main TeamViewer, VPN => : 40 tickets par jour, prise en main TeamViewer, VPN
chef d'équipe (4 gars) => j’étais chef d’équipe (4 personnes)
Je servais, je tenais la caisse, je faisais les gâteaux. => je servais, je tenais la caisse et je faisais les gâteaux
je connais bien lyon, grenoble, sans GPS. chronotachygraphe, arrimage, bordereaux CMR => : chronotachygraphe, arrimage, bordereaux CMR
mécanique de précision, 60 personnes =>
Contrôle des factures, Chorus Pro, règlements, classement => : contrôle des factures, règlements, classement
Hôtel Royal Garden, usine CHO, lycée de Mahrès =>
refaire les lits, recouche, blanc, linge => : recouche, blanc, linge
accueil des clientes, caisse => j’accueillais les clientes et je tenais la caisse
mise en rayon et facing => j’assurais la mise en rayon et facing
cuissons, sauces, dressage, envoi => je m’occupais des cuissons, des sauces, du dressage et de l’envoi
ménage, courses, préparation des repas => : ménage, courses, préparation des repas
suivi rh, paie => : paie
2 ans et demi =>
stage 12 semaines =>
licencié économique =>
pas de permis =>
tchat, mails, réclamations => : tchat, mails, réclamations
vaccination des veaux, parage, contention => : vaccination des veaux, parage, contention
perruques, postiches, coiffures d'époque => : perruques, postiches, coiffures d’époque
sourire, patience, écoute =>
soudure TIG, cintrage, tuyauterie inox => : soudure TIG, cintrage, tuyauterie inox
bûches, éclaircies, cubage => : bûches, éclaircies, cubage
planches, montage, fraisage sur commande numérique => : planches, montage, fraisage sur commande numérique`;

describe('a line of a hasty paper', () => {
  test.each(
    LINES.trim()
      .split('\n')
      .map((line): [string, string] => {
        const [written = '', told = ''] = line.split(/ => ?/u);
        return [written, told];
      }),
  )('%s', (written, told) => {
    expect(toldOf(written).join(' | ')).toBe(told);
  });
});
