import { describe, expect, it } from 'vitest';

import { countryNamed } from '#/domain/assistant/countryNamed.fr';
import { hear, tellsTaken } from '#/domain/assistant/danger.fr';
import type { Danger } from '#/domain/assistant/dangerSigns';
import { reply } from '#/domain/assistant/message';
import { dangerReply, inDoubt } from '#/domain/assistant/replies/dangerReply.fr';

const HEARD: Readonly<Partial<Record<Danger, readonly string[]>>> = {
  collapse: ['je suis seul et je n’en peux plus de tout'],
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

    'je me dis que personne me regretterait',
    'la vie j’en veux plus',
    'plus rien ne me retient ici bas',
    'jpense tro a la mor ces tps ci',
    'ça sert à quoi que je reste en vie',
    'si je meurs au moins ils toucheront l’assurance',
    'jme taillade les bras',
    'je supporte plus mon existence',
    'tout irait mieux si je n’existais plus',
    'je suis de trop dans ce monde',
    'je veux dormir et plus jamais me réveiller',
    'j’ai failli sauter hier soir',
    'prenez soin de ma fille, pardon',
    'g envi den finir',
    'jve mourir',
    'tout le monde serait soulagé si je disparaissais',
  ],
  bereavement: ['mon frère veut se suicider', 'ma collègue a fait une tentative de suicide'],
  grief: [
    'ma femme est morte il y a deux semaines et je dois chercher du travail',
    'je viens de perdre mon père',
    'mon mari est decede en juin',
    'j’ai perdu ma mère le mois dernier',

    'maman est morte dimanche, je mange plus',
    'je tiens plus depuis l’enterrement de mon frère cette semaine',
  ],
  child: [
    'mon père me frappe',
    'mon beau-père m’a tabassé hier',
    'j’ai 16 ans et chez moi on me frappe',
    'ma fille se fait frapper',
    'mon oncle abuse de moi',
    'mon père me tape',

    'j’ai 15 ans mon oncle me touche',
    'ma voisine secoue son bébé',
    'j’ai tapé ma petite trop fort hier',
    'son beau-père la touche la nuit',
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

    'mon ex m’a étranglée samedi',
    'il dit qu’il me tuera si je pars',
    'il m’a tiré par les cheveux devant les enfants',
    'j’ai peur de rentrer chez moi',
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

    'le chef me bloque contre le mur et m’embrasse',
    'mon tuteur me caresse le dos dès qu’on est seuls',
    'le gérant m’a coincée dans la chambre froide et m’a touchée',
  ],
  shelter: [
    'je dors dans ma voiture',
    'je suis à la rue',
    'je n’ai plus rien à manger',
    'je dors dehors depuis une semaine',
    'je dort dehor',

    'on dort à quatre dans la voiture depuis la saisie',
    'je passe mes nuits à la gare',
    'on nous a expulsés, on sait plus où aller',
    'un repas par jour, faute d’argent je mange plus',
  ],
  captive: [
    'Mon employeur m’a pris mon passeport',
    'le patron m’empêche de partir de la ferme',
    'on m’a obligée à travailler sans être payée',
    'je suis enfermée chez eux',

    'ils me laissent pas sortir de chez eux',
  ],
  emergency: [
    'mon collègue ne respire plus',
    'il vient de faire un malaise',
    'une dame est inconsciente au magasin',
    'il saigne beaucoup',

    'mon père convulse',
    'ma tante a avalé de la javel',
    'sa bouche est de travers et il parle mal',
  ],
};

describe('a saying or a year beside a danger', () => {
  it.each([
    ['suicide', 'j’ai envie de mourir de toute façon'],
    ['suicide', 'j’ai envie de mourir de toutes mes forces'],
    ['suicide', 'je voudrais mourir d’un coup'],
    ['suicide', 'envie de crever d’une bonne fois'],
    ['suicide', 'je vais me tuer dans ma voiture'],
    ['suicide', 'je vais me tuer à la carabine'],
    ['suicide', 'je vais me noyer dans le canal'],
    ['violence', 'mon mari me frappe depuis 2019'],
    ['assault', 'mon chef me touche les fesses depuis 2024'],
    ['violence', 'mon mari me frappait en 2023 et ça recommence'],
    ['violence', 'après mon entretien mon mari m’a mis une claque'],
  ] as const)('does not hide it (%s): %s', (danger, message) => {
    expect(hear(message).danger).toBe(danger);
  });

  it.each([
    'je suis mort de trac avant l’entretien',
    'je meurs de fatigue avec ces horaires',
    'je me tue à envoyer des CV',
    'je me tue au travail pour rien',
    'je vais me noyer dans la paperasse',
    'cette réponse m’a mis une claque',
    'mon mari me frappait en 2015, je suis divorcée',
    'un collègue est mort d’un cancer, dois-je envoyer un mot ?',
  ])('is still no danger: %s', (message) => {
    expect(hear(message).danger).toBeNull();
  });
});

describe('what would do it, and what is left behind', () => {
  it.each([
    'plus de travail, les plaquettes de somnifères sont devant moi',
    'je regarde mes boites de medocs tous les soirs',
    'le chien est confié à ma sœur. adieu',
    'mes papiers sont triés, le lapin reste chez mon frère. je voulais vous dire merci pour tout',
  ])('is heard: %s', (message) => {
    expect(hear(message).danger).toBe('suicide');
  });

  it.each([
    'En pharmacie je compte les boîtes de médicaments, quel métier ?',
    'mon fils est chez la voisine quand je travaille de nuit, quelles aides ?',
    'merci pour tout, à demain',
    'je prends soin de ma mère malade, est-ce que je peux être payée',
    'moi qui prends soin de mon père, puis-je travailler à mi-temps',
  ])('is no danger: %s', (message) => {
    expect(hear(message)).toMatchObject({ danger: null, doubted: false });
  });
});

it('takes who resigns because a team does better without them for no suicide', () => {
  expect(hear('ils tourneront mieux sans moi, je démissionne').danger).toBeNull();
  expect(hear('ils seront mieux sans moi').danger).toBe('suicide');
  expect(hear('occupez-vous bien de mes enfants').danger).toBe('suicide');
});

describe('someone in danger', () => {
  it.each(
    Object.entries(HEARD).flatMap(([danger, messages]) =>
      messages.map((message) => [danger, message] as const),
    ),
  )('is heard (%s): %s', (danger, message) => {
    expect(hear(message).danger).toBe(danger);
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
    'un poste que je meurs d’envie d’avoir',
    'quand je meurs de chaud en cuisine, que faire ?',
    'je veux disparaître de LinkedIn',
    'la boîte serait mieux sans moi, je pars',
    'mon père est mort il y a dix ans, ça se met dans un trou de CV ?',
    'on me frappe jamais mais on m’insulte',
    'ma fille a été prise en crèche, je peux reprendre à temps plein',
    'je suis tombée sur une annonce de vendeuse',
    'mon chat ne mange plus, puis-je annuler un entretien',
    'mon fils est tout seul à l’école le mercredi',
    'mon père touche le RSA, moi aussi ?',
    'je frappe les commandes sur la caisse',
    'j’ai eu un accident contre un arbre, arrêt maladie de trois mois',
    'je n’ai pas de vie sociale avec ces horaires',
    'je ne veux pas passer ma vie dans un bureau',
    'je ne peux plus vivre avec ce salaire',
    'on ne peut plus vivre à Paris avec un SMIC',
    'plus envie de la vie de bureau',
    'j’ai arrêté deux ans après le décès de ma mère en 2015',
    'je voudrais quitter ce monde de la finance',
    'tout serait plus simple si j’étais cadre',
    'si j’étais plus là le lundi, pourrais-je faire un temps partiel',
    'je veux sauter une étape du parcours',
    'ils ne me laissent pas partir avant la fin du préavis',
    'je suis veuf depuis dix ans et je cherche un emploi',
    'comment dire adieu à mon patron poliment',
    'mon manager me caresse dans le sens du poil',
    'je pense à la mort d’un projet',
    'mes bleus de travail sont-ils payés par l’employeur',
    'je perds connaissance du marché du travail',
    'mon chef veut ma mort avec ses tableaux',
    'je distribue des repas aux sans-abri, dans quelle rubrique ?',
  ])('is not read into: %s', (message) => {
    expect(hear(message).danger).toBeNull();
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
    ['distress', ['3114', '39 19', '116 006', '119', '115', '15', '17', '112', '114']],
  ] as const)('is told who to call (%s)', (danger, numbers) => {
    const { text, citation, sample } = dangerReply(danger);
    for (const number of numbers) expect(text).toContain(number);
    expect(citation).toBeNull();
    expect(sample).toBe(false);
  });

  it.each([
    ['jé avalé tou les cachets de la boite', true],
    ['je viens de prendre toute ma plaquette de somnifères', true],
    ['g avalé tt mes comprimés', true],
    ['je regarde la boîte de cachets', false],
    ['je prends mes médicaments tous les matins et j’en peux plus', false],
  ])('is told to call a doctor first where something was swallowed: %s', (message, isTaken) => {
    expect(tellsTaken(message)).toBe(isTaken);
    const [first] = dangerReply('suicide', null, isTaken).text.split('\n');
    expect(/\b15\b/u.test(first ?? '')).toBe(isTaken);
  });

  it('is told first who to call in the country that is named', () => {
    expect(countryNamed('j’habite Charleroi et je n’en peux plus')).toBe('BE');
    expect(countryNamed('l’ORP de Lausanne m’a refusé')).toBe('CH');
    expect(countryNamed('ma job à Trois-Rivières est finie')).toBe('CA');
    for (const home of [
      'le moral en berne à Rennes',
      'à Mons-en-Barœul, je ne valais rien pour eux',
      'la réunion de demain me fait peur',
    ])
      expect(countryNamed(home)).toBeNull();
    // Who names a country may still be in France.
    expect(inDoubt(reply(''), 'BE').text).toContain('3114');
    const lines = dangerReply('suicide', 'BE').text.split('\n');
    expect(lines.find((line) => line.startsWith('- '))).toContain('0800 32 123');
    expect(dangerReply('suicide', null).text).toBe(dangerReply('suicide').text);
  });
});

describe('a plan that no usual word tells', () => {
  it.each([
    'C’est pour samedi. J’ai écrit à mes filles, les clés sont dans la boîte aux lettres.',
    'J’ai choisi l’endroit, au-dessus de la voie ferrée. Encore deux jours à tenir.',
    'Dernier jour. J’ai mis mes papiers dans une pochette pour mon frère, il saura quoi faire.',
    'Supprime mes candidatures, là où je serai lundi on n’a pas besoin de travail',
  ])('is heard by what is handed over, where and when: %s', (message) => {
    expect(hear(message).danger).toBe('suicide');
  });

  it.each([
    'J’ai rendu les clés de l’appartement et résilié mon bail, je déménage samedi pour mon nouveau poste',
    'dernier jour au magasin demain, j’ai dit au revoir à tout le monde et à mes collègues',
    'J’ai trié mes papiers et préparé une pochette pour l’entretien de lundi',
    'ma voisine s’occupe de mon chien quand je travaille le samedi',
  ])('is no move, and no last day at work: %s', (message) => {
    expect(hear(message).danger).toBeNull();
  });
});

describe('a mind that gives way, told by the body', () => {
  it.each([
    'Mon corps me lâche : plus d’appétit, plus de sommeil, je fixe le plafond du matin au soir',
    'plus de forces, plus d’envies, je me traîne du lit au canapé, même faire à manger je n’y arrive plus',
    'je tremble, j’ai le cœur qui s’emballe dès que je vois un mail de mon chef, je n’en dors plus',
  ])('is no want of food or roof: %s', (message) => {
    expect(hear(message).danger).toBe('collapse');
    const { text } = dangerReply('collapse');
    expect(text.indexOf('3114')).toBeLessThan(text.indexOf('un médecin'));
    expect(text).not.toContain('115');
  });

  it('leaves who has nothing to eat to who feeds', () => {
    expect(hear('plus d’argent pour manger, je ne dors plus').danger).toBe('shelter');
  });
});

describe('a figure of speech', () => {
  it.each([
    'ce recruteur me tue avec ses reports',
    'J’ai sauté dans le vide en quittant mon CDI, quels sont mes droits ?',
    'je me tire une balle dans le pied si je parle de salaire ?',
    'mes couleurs de CV sont un suicide commercial',
  ])('is no danger: %s', (message) => {
    expect(hear(message).danger).toBeNull();
  });

  it('leaves a question that goes on from a sheet to the sheet', () => {
    const asked = 'et si quelqu’un fait un malaise devant moi ?';
    expect(hear(asked, undefined, true)).toMatchObject({ danger: null, doubted: false });
  });
});

describe('despair that is told', () => {
  it('in English is heard', () => {
    expect(hear('I just want to end it all, nobody would notice').danger).toBe('suicide');
    expect(hear('there is no reason to live anymore').danger).toBe('suicide');
    expect(hear('how do I end my contract and get paid').danger).toBeNull();
  });

  it('as having no place anywhere is no lack of a roof', () => {
    expect(hear('plus personne ne m’attend nulle part, c’est fini pour moi').danger).not.toBe(
      'shelter',
    );
    expect(hear('je n’ai nulle part où dormir ce soir').danger).toBe('shelter');
  });
});
