import { describe, expect, it } from 'vitest';

import { dangerOf } from '#/domain/assistant/danger.fr';
import type { Danger } from '#/domain/assistant/danger.fr';
import { dangerReply } from '#/domain/assistant/replies/dangerReply.fr';

const HEARD: Readonly<Record<Danger, readonly string[]>> = {
  suicide: [
    'j’ai envie d’en finir',
    'jen peux plus, j ai envie d en finir',
    'je veux mourir',
    'jveu mourrir',
    'Je pense au suicide',
    'je n’ai plus envie de vivre, à quoi bon chercher',
    'vous seriez tous mieux sans moi',
    'je trouve pas d’emploi et je veux mourir',
    'g envi 2 crever',
    'j ai plus la force de vivre depuis mon licenciement',
    'je veut me suissider',
    'ma vie ne sert à rien sans travail',
    'je préférerais être mort que continuer comme ça',
    'ça fait 2 ans que je cherche un poste, je vais me foutre en l’air',
    'j’ai des idées noires et des pensées suicidaires',
    'Je ne veux plus vivre.',
    'je pense à me pendre',
    'à quoi bon vivre ?',
    'j’ai avalé des médicaments',
    'je veux disparaître',
    'jpens a me tuer',
    'je ne veux plus me réveiller demain',
    'j’ai envie de plus être là',
    'je pense à passer à l’acte',
    'si je trouve pas de boulot je me tue',
    'j’aimerais m’endormir et ne jamais me réveiller',
    'j’ai honte d’exister',
    'je suis un poids pour tout le monde',
    'à deux doigts de faire une connerie',
    'jvx crevé',
    'j’ai déjà préparé mes médocs',
    'a koi bon vivre',
    'j’ai laissé une lettre d’adieu',
    'je me fais du mal tous les soirs',
    'jvai me foutre en lair',
    'la mort serait une délivrance',
  ],
  bereavement: ['mon frère veut se suicider', 'ma collègue a fait une tentative de suicide'],
  grief: [
    'ma femme est morte il y a deux semaines et je dois chercher du travail',
    'je viens de perdre mon père',
    'mon mari est decede en juin',
    'j’ai perdu ma mère le mois dernier',
  ],
  child: [
    'mon père me frappe',
    'mon beau-père m’a tabassé hier',
    'j’ai 16 ans et chez moi on me frappe',
    'ma fille se fait frapper',
    'mon oncle abuse de moi',
    'mon père me tape',
  ],
  violence: [
    'mon mari me frappe',
    'mon copain m’a frappée et je dois trouver un travail pour partir',
    'mon mec me tape dessus',
    'Je suis victime de violences conjugales, comment retrouver un emploi ?',
    'il me bat et je n’ai pas d’argent',
    'mon ex me menace de mort',
    'je me fais taper à la maison',
    'je suis une femme battue',
    'mon mari ma frapé',
    'j’ai peur de mon mari',
    'mon conjoint est violent',
    'il m’a mis une claque',
    'je subis des coups à la maison',
    'il m’étrangle quand il boit',
    'mon mari m’enferme à clé',
    'mon copain m’empêche de sortir travailler',
  ],
  assault: [
    'mon patron m’a frappé',
    'un collègue m’a giflée, je dois démissionner ?',
    'mon chef m’a touché les fesses',
    'j’ai été agressée au travail',
    'je me suis fait frapper par un client',
    'subir des attouchements en stage',
    'mon manager m’a menacé de mort',
    'mon chef m’a poussée contre le mur',
    'je suis harcelée sexuellement par mon chef',
    'mon supérieur m’a forcée à l’embrasser',
  ],
  shelter: [
    'je dors dans ma voiture',
    'je suis à la rue',
    'je n’ai plus rien à manger',
    'je dors dehors depuis une semaine',
    'je dort dehor',
  ],
  captive: [
    'Mon employeur m’a pris mon passeport',
    'le patron m’empêche de partir de la ferme',
    'on m’a obligée à travailler sans être payée',
    'je suis enfermée chez eux',
  ],
  emergency: [
    'mon collègue ne respire plus',
    'il vient de faire un malaise',
    'une dame est inconsciente au magasin',
    'il saigne beaucoup',
  ],
};

describe('someone in danger', () => {
  it.each(
    Object.entries(HEARD).flatMap(([danger, messages]) =>
      messages.map((message) => [danger, message] as const),
    ),
  )('is heard (%s): %s', (danger, message) => {
    expect(dangerOf(message)).toBe(danger);
  });

  it.each([
    'Comment en finir avec ce contrat ?',
    'Je n’en peux plus de mon chef',
    'Quelle formation pour un poste en prévention du suicide ?',
    'Je veux quitter mon emploi',
    'Comment devenir écoutant au 39 19 ?',
    'Je voudrais travailler auprès des femmes victimes de violences conjugales',
    'Mon CV est à mourir de rire',
    'je me bats pour trouver un travail',
    'mon chef me tape sur les nerfs',
    'Ce qui me frappe dans cette annonce, c’est le salaire',
    'je frappe à toutes les portes',
    'Mon employeur menace de me licencier',
    'Comment tuer le temps entre deux entretiens ?',
    'J’ai été battu par un autre candidat',
    'je suis infirmière en soins palliatifs, comment parler de la mort en entretien ?',
    'Comment faire disparaître mon profil de Google ?',
    'J’ai tapé ma lettre à l’ordinateur',
    'je suis à bout de souffle pendant les entretiens',
    'je veux vivre de ma passion',
    'je crève la dalle, un job étudiant vite',
    'travailler dehors, quels métiers ?',
    'Je ne veux plus travailler dans la vente',
    'mon patron me doit deux mois de salaire',
    'Mon mari est muté à Lyon, puis-je démissionner ?',
    'peur de mon entretien',
    'je dors mal avant les entretiens',
    'un client m’a frappé par sa gentillesse',
    'donner un coup de main à mon équipe',
    'mon chef me met des coups de pression',
    'envie de partir pour toujours au Canada',
    'mon équipe a battu les records de vente',
    'mon employeur abuse de ma gentillesse',
    'Comment gérer un patient violent ?',
    'je me tue au travail',
    'j’ai préparé les médicaments des résidents',
    'je viens de tomber enceinte',
    'écrire un mot d’adieu à mes collègues',
    'la cafétéria est fermée, je n’ai pas mon passeport',
    'formation pour réagir quand quelqu’un ne respire plus',
    'je me fais du mal au dos en portant',
  ])('is not read into: %s', (message) => {
    expect(dangerOf(message)).toBeNull();
  });

  it.each([
    ['suicide', ['3114', '15', '112']],
    ['bereavement', ['3114', '112']],
    ['child', ['119', '17', '112']],
    ['violence', ['39 19', '17', '112', '116 006']],
    ['assault', ['17', '112', '116 006', '39 19']],
    ['shelter', ['115', '112']],
    ['captive', ['17', '112', '116 006']],
    ['emergency', ['15', '18', '112']],
  ] as const)('is told who to call (%s)', (danger, numbers) => {
    const { text, citation, sample } = dangerReply(danger);
    for (const number of numbers) expect(text).toContain(number);
    expect(citation).toBeNull();
    expect(sample).toBe(false);
  });
});
