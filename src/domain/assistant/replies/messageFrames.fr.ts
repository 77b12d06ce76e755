import type { Application } from '#/domain/applications/application';
import type { Framed } from '#/domain/assistant/messageAsked.fr';
import type { Wishes } from '#/domain/assistant/messageWishes.fr';
import { postWished } from '#/domain/assistant/messageWishes.fr';
import { placeOf, postOf, signed } from '#/domain/assistant/replies/emails.fr';
import type { Signature } from '#/domain/assistant/replies/emails.fr';
import { atOrganisation } from '#/domain/letters/french/nounPhrase';
import { dayInWords } from '#/domain/shared/months.fr';

/** What a frame is filled with. */
export type FrameFacts = {
  readonly wishes: Wishes;
  /** The application that the message is about, if one is. */
  readonly application: Application | null;
  /** The last post held and its employer as the CV says them: "vendeuse chez Untel"; empty where it does not. */
  readonly lastPost: string;
  /** The last post, where it is still held. */
  readonly presentPost: string;
  /** Where, when and as what one worked with whom the message names; empty where the CV does not say. */
  readonly workedTogether: string;
  /** The post once held in the house that the message names, and when; empty where the CV does not say. */
  readonly workedAs: string;
  /** The trade of the last post; empty where the CV does not say. */
  readonly trade: string;
  readonly city: string;
  /** `26 novembre 2026 à 14 h 30`, and its place; empty where no interview is to come. */
  readonly interviewTime: string;
  readonly interviewPlace: string;
  readonly signature: Signature;
  /** The day by which an answer may be asked for: `9 décembre 2026`. */
  readonly inAWeek: string;
};

/** A message: what is said above it, its subject, and its paragraphs of sentences; those that begin with ~ can be left out. */
export type Frame = {
  readonly before: string;
  readonly subject: string;
  readonly paragraphs: readonly (readonly string[])[];
  readonly close: string;
};

const POLITE = 'Cordialement,';
const FORMAL = 'Veuillez agréer, Madame, Monsieur, mes salutations distinguées.';
const HELLO = 'Bonjour,';
const HELLO_NAMED = 'Bonjour [prénom ou nom],';
const FORMAL_HELLO = 'Madame, Monsieur,';

const post = ({ application, wishes, signature }: FrameFacts): string =>
  application === null ? postWished(wishes) : postOf(application, signature.agreement);
const place = ({ application, wishes }: FrameFacts): string =>
  application !== null
    ? placeOf(application)
    : wishes.house === ''
      ? ''
      : ` ${atOrganisation(wishes.house)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sought = ({ wishes }: FrameFacts): string =>
  wishes.post === '' ? 'un poste de [métier]' : `un ${postWished(wishes)}`;

const traineeship = ({ wishes }: FrameFacts): Frame => {
  const { beneficiary, traineeship: what, field } = wishes;
  const inField = field === '' ? '' : ` en ${field}`;
  const isObserved = /observation/u.test(what);
  return {
    before: `Voici une demande pour ${what}. Complétez les crochets, surtout la raison : c’est elle qui fait répondre. Passer sur place marche souvent mieux qu’un mail.`,
    subject: `Demande : ${what.replace(/^une? /u, '')}${inField}`,
    paragraphs: [
      [HELLO],
      beneficiary === null
        ? [
            `Je cherche ${what}${inField}, et j’aimerais le faire chez vous.`.replace(
              /(une .+), et j’aimerais le faire/u,
              '$1, et j’aimerais la faire',
            ),
          ]
        : [
            `${beneficiary.named}, [prénom, classe ou formation], cherche ${what}${inField}. ${beneficiary.pronoun} aimerait venir chez vous.`,
          ],
      [
        '[Une raison précise de choisir ce métier ou votre maison.]',
        ...(isObserved
          ? ['~Le stage consiste à regarder travailler, avec calme et respect des consignes.']
          : []),
      ],
      [
        isObserved
          ? 'Il a lieu du [date] au [date] ; le collège ou le lycée fournit la convention.'
          : 'Dates ou rythme : [du … au …, ou jours par semaine]. Diplôme préparé et école : [à compléter].',
      ],
      [
        'Est-ce possible, et à qui faut-il s’adresser ?',
        `~${beneficiary === null ? 'Je peux' : 'Nous pouvons'} passer vous rencontrer au moment qui vous convient.`,
      ],
    ],
    close: POLITE,
  };
};

const helpThanks = (facts: FrameFacts): Frame => {
  const { isToAFriend, isRecommendation } = facts.wishes;
  const [you, tell] = isToAFriend
    ? (['t’', 'dis-le-moi'] as const)
    : (['vous ', 'dites-le-moi'] as const);
  return {
    before: `Voici un mot de remerciement${isToAFriend ? ', écrit familièrement' : ''}. Ajoutez où vous en êtes : la personne qui vous a aidé aime le savoir.`,
    subject: 'Merci',
    paragraphs: [
      [isToAFriend ? 'Bonjour [prénom],' : HELLO_NAMED],
      [
        isRecommendation
          ? `Merci d’avoir parlé de moi à [nom ou entreprise]. Cette recommandation compte beaucoup pour moi.`
          : `Merci pour [l’aide, le conseil ou le contact]. Cela m’a vraiment été utile.`,
      ],
      ['[Où vous en êtes : un entretien est prévu, une réponse est attendue…]'],
      [
        `Je ${you}tiens au courant de la suite.`.replace('t’tiens', 'te tiens'),
        `~Si je peux ${you}aider à mon tour, ${tell}.`,
      ],
    ],
    close: 'À bientôt,',
  };
};

const FRAMES: Readonly<Record<Framed, (facts: FrameFacts) => Frame>> = {
  traineeship,
  helpThanks,
  unsolicited: (facts) => ({
    before:
      'Voici une candidature spontanée. La phrase entre crochets sur l’entreprise est la plus utile : dites-y une chose vraie, que vous ne diriez pas à une autre.',
    subject: `Candidature spontanée${facts.wishes.post === '' ? '' : ` : ${facts.wishes.post}`}`,
    paragraphs: [
      [HELLO],
      [
        `Je vous adresse ma candidature spontanée pour ${sought(facts)}${place(facts)}.`,
        '[Ce qui vous attire dans cette maison, en une phrase.]',
      ],
      [
        ...(facts.wishes.background !== ''
          ? [`Mon parcours\u00a0: ${facts.wishes.background}.`]
          : facts.lastPost === '' || facts.wishes.tellsOneself
            ? []
            : [`Mon dernier poste : ${facts.lastPost}.`]),
        '[Ce que vous savez faire et qui leur servirait : une action, un résultat.]',
      ],
      [
        'Mon CV est en pièce jointe.',
        'Auriez-vous un besoin, maintenant ou dans les mois qui viennent ?',
        '~Je peux passer vous rencontrer.',
      ],
    ],
    close: POLITE,
  }),
  refusalReply: (facts) => ({
    before:
      'Voici une réponse à un refus. Une seule question, courte, a plus de chances d’avoir une réponse ; et le recruteur se souvient de qui répond ainsi.',
    subject: `Candidature au ${post(facts)} : merci de votre réponse`,
    paragraphs: [
      [HELLO],
      [`Je vous remercie de m’avoir donné une réponse au sujet du ${post(facts)}${place(facts)}.`],
      [
        '~Je le regrette, car ce poste m’intéressait, et je comprends votre choix.',
        'Pour progresser, pourriez-vous me dire en une phrase ce qui a manqué à ma candidature ?',
      ],
      ['Si un autre besoin se présente, ma candidature reste ouverte.'],
    ],
    close: POLITE,
  }),
  payOffer: (facts) => ({
    before:
      'Voici une réponse qui négocie sans fermer la porte. Précisez si les montants sont bruts ou nets, par an ou par mois, et ne donnez qu’une raison vraie.',
    subject: `${capital(post(facts))} : votre proposition`,
    paragraphs: [
      [HELLO],
      [
        `Je vous remercie de votre proposition pour le ${post(facts)}${place(facts)} : ce poste m’intéresse.`,
      ],
      [
        `Vous proposez ${facts.wishes.proposed || facts.application?.salary.trim().replace(/\.$/u, '') || '[montant proposé]'}. Au vu de [votre meilleure raison : expérience, diplôme, responsabilités], je souhaiterais ${facts.wishes.wished || '[montant souhaité]'}.`,
      ],
      [
        '~Si ce n’est pas possible tout de suite, pourrions-nous prévoir [une prime, des titres-restaurant, un point après la période d’essai] ?',
        'Je suis disponible pour en parler.',
      ],
    ],
    close: POLITE,
  }),
  payWish: (facts) => ({
    before:
      'Voici une réponse sur vos prétentions. Donnez une fourchette en brut annuel, dont le bas vous convient déjà ; la fiche « Parler salaire et négocier » aide à la fixer.',
    subject: `${capital(post(facts))} : mes prétentions`,
    paragraphs: [
      [HELLO],
      [
        `Pour le ${post(facts)}${place(facts)}, je souhaite une rémunération ${facts.wishes.wished === '' ? 'entre [montant bas] et [montant haut] bruts par an' : `autour de ${facts.wishes.wished}`}, selon les responsabilités et les avantages.`,
      ],
      [
        '~Elle tient compte de [votre expérience, votre diplôme, le lieu].',
        'Je reste à votre disposition pour en parler.',
      ],
    ],
    close: POLITE,
  }),
  raise: (facts) => ({
    before:
      'Voici une demande d’augmentation. Les deux résultats entre crochets font la décision : des faits, avec un chiffre. Demandez un rendez-vous plutôt qu’une réponse par écrit.',
    subject: 'Demande de rendez-vous : ma rémunération',
    paragraphs: [
      [HELLO],
      [
        `J’occupe le poste ${facts.presentPost === '' ? 'de [intitulé]' : `de ${facts.presentPost}`} ${facts.wishes.years || 'depuis [date]'}. Pendant ce temps, [deux résultats ou responsabilités nouvelles, avec un chiffre].`,
      ],
      [
        `Je souhaite que ma rémunération en tienne compte${facts.wishes.wished === '' ? '' : `, à hauteur de ${facts.wishes.wished}`}.`,
        'Pourrions-nous en parler lors d’un rendez-vous ? Je suis disponible [deux ou trois créneaux].',
      ],
    ],
    close: POLITE,
  }),
  thinkingTime: (facts) => ({
    before:
      'Voici une demande de délai. Deux à cinq jours se demandent sans gêne ; donnez une date et tenez-la.',
    subject: `${capital(post(facts))} : votre proposition`,
    paragraphs: [
      [HELLO],
      [
        `Je vous remercie de votre proposition pour le ${post(facts)}${place(facts)}. Elle m’intéresse, et je souhaite y réfléchir sérieusement.`,
      ],
      [
        facts.wishes.moreTime !== ''
          ? `Pourriez-vous m’accorder ${facts.wishes.moreTime} de plus pour vous répondre\u202f?`
          : `Pourriez-vous me laisser jusqu’${facts.wishes.day === '' ? 'au [date]' : `à ${facts.wishes.day}`.replace('à le ', 'au ')} pour vous répondre ?`,
        facts.wishes.moreTime !== ''
          ? '~Vous aurez ma réponse à la fin de ce délai au plus tard.'
          : '~Vous aurez ma réponse ce jour-là au plus tard.',
      ],
    ],
    close: POLITE,
  }),
  confirmInterview: (facts) => ({
    before: 'Voici une confirmation courte. Relisez l’heure et l’adresse avant de l’envoyer.',
    subject: `Entretien pour le ${post(facts)} : je confirme`,
    paragraphs: [
      [HELLO],
      [
        `Je vous confirme ma présence à l’entretien du ${facts.interviewTime || '[date et heure]'} pour le ${post(facts)}${place(facts)}${facts.interviewPlace === '' ? '' : ` (${facts.interviewPlace})`}.`,
      ],
      ['~Si je dois apporter un document, dites-le-moi.'],
    ],
    close: POLITE,
  }),
  lateNotice: (facts) => ({
    before:
      'Voici un message de retard, assez court pour un SMS. Téléphonez aussi si vous le pouvez : c’est plus sûr.',
    subject: 'Retard à notre rendez-vous',
    paragraphs: [
      [HELLO],
      [
        `Nous avons rendez-vous ${facts.interviewTime === '' ? `${facts.wishes.day === '' ? 'aujourd’hui' : facts.wishes.day} à [heure]` : `le ${facts.interviewTime}`}${facts.application === null && facts.wishes.post === '' ? '' : ` pour le ${post(facts)}`}. J’aurai environ [nombre] minutes de retard${facts.wishes.isLateByTransport ? ', à cause d’un problème de transport' : ''}.`,
      ],
      [
        'Je vous prie de m’en excuser.',
        '~Préférez-vous me recevoir à mon arrivée ou fixer un autre moment ?',
      ],
    ],
    close: POLITE,
  }),
  reference: (facts) => {
    const isFriend = facts.wishes.isToAFriend;
    return {
      before:
        'Voici une demande de référence. Demandez toujours avant de donner un nom, et dites pour quel poste on risque d’appeler.',
      subject: isFriend ? 'Puis-je te citer en référence ?' : 'Puis-je vous citer en référence ?',
      paragraphs: [
        [isFriend ? 'Bonjour [prénom],' : HELLO_NAMED],
        [
          `Nous avons travaillé ensemble ${facts.workedTogether || '[où, de quand à quand]'}. Je cherche aujourd’hui `.concat(
            `${facts.wishes.post === '' && facts.trade !== '' ? `un ${postWished({ post: facts.trade })}` : sought(facts)}, et un recruteur peut vouloir parler à quelqu’un qui m’a vu travailler.`.replace(
              'qui m’a vu travailler',
              'qui connaît mon travail',
            ),
          ),
        ],
        [
          `${isFriend ? 'Accepterais-tu' : 'Accepteriez-vous'} que je donne ${isFriend ? 'ton nom et ton' : 'votre nom et votre'} numéro ?`,
          `~${capital(isFriend ? 'tu pourrais' : 'vous pourriez')} parler de [une réussite ou une qualité que cette personne a vue].`,
        ],
        [
          `~Si ${isFriend ? 'tu veux' : 'vous préférez'}, quelques lignes écrites me rendraient aussi service.`,
          `Merci beaucoup de ${isFriend ? 'ton' : 'votre'} aide.`,
        ],
      ],
      close: isFriend ? 'À bientôt,' : POLITE,
    };
  },
  infoRequest: (facts) => ({
    before:
      'Voici une demande de précisions. Une ou deux questions suffisent, celles qui décident si vous postulez.',
    subject: `${capital(post(facts))} : une question`,
    paragraphs: [
      [HELLO],
      [
        `${
          facts.application === null
            ? `Votre annonce pour le ${post(facts)} m’intéresse. Avant de postuler, pourriez-vous`
            : `J’ai postulé au ${post(facts)}${place(facts)} le ${dayInWords(facts.application.date)}. Pourriez-vous`
        } me préciser [votre question : horaires, salaire, lieu, date de début] ?`,
      ],
      ['Je vous remercie de votre réponse.'],
    ],
    close: POLITE,
  }),
  networkNote: (facts) => ({
    before:
      'Voici un message à votre entourage. Plus le métier et le lieu sont précis, plus on pense à vous.',
    subject: 'Je cherche du travail',
    paragraphs: [
      ['Bonjour [prénom],'],
      [
        `Je cherche ${sought(facts)}${facts.city === '' ? ', à [ville]' : `, du côté de ${facts.city}`}.`,
        ...(facts.lastPost === '' ? [] : [`Mon dernier poste : ${facts.lastPost}.`]),
      ],
      [
        'Une place qui se libère, un nom, quelqu’un à qui écrire : toute piste m’aide.',
        '~Mon CV est prêt, je peux l’envoyer.',
      ],
      ['Merci beaucoup.'],
    ],
    close: 'À bientôt,',
  }),
  farewell: (facts) => ({
    before:
      'Voici un message de départ pour vos collègues. Un souvenir vrai vaut mieux qu’un bilan.',
    subject: 'Mon départ',
    paragraphs: [
      ['Bonjour à toutes et à tous,'],
      [
        `${facts.wishes.day === '' ? 'Le [date]' : capital(facts.wishes.day)} sera mon dernier jour avec vous.`,
      ],
      ['Merci pour [un souvenir, un projet, ce que vous avez appris ensemble].'],
      [`Gardons le contact : ${facts.signature.phone || '[téléphone ou e-mail personnel]'}.`],
    ],
    close: 'À bientôt,',
  }),
  mutualEnding: (facts) => ({
    before:
      'Voici une demande de rupture conventionnelle. L’employeur peut la refuser, et personne ne peut vous l’imposer. Ne démissionnez pas en attendant la réponse.',
    subject: 'Demande de rendez-vous : rupture conventionnelle',
    paragraphs: [
      [FORMAL_HELLO],
      [
        `J’occupe le poste ${facts.presentPost === '' ? 'de [intitulé]' : `de ${facts.presentPost}`} ${facts.wishes.years || 'depuis le [date]'}. Je souhaite vous proposer de mettre fin à mon contrat par une rupture conventionnelle.`,
      ],
      [
        'Pourrions-nous fixer un rendez-vous pour en parler ? Je suis disponible [deux ou trois créneaux].',
        '~Cette demande n’est pas une démission.',
      ],
    ],
    close: FORMAL,
  }),
  claim: (facts) => ({
    before:
      'Voici une réclamation écrite. Envoyez-la en recommandé avec avis de réception, et gardez une copie avec vos preuves.',
    subject: 'Réclamation',
    paragraphs: [
      [FORMAL_HELLO],
      [
        facts.workedAs === ''
          ? 'J’ai travaillé pour vous comme [intitulé], du [date] au [date, ou « à ce jour »].'
          : `J’ai travaillé pour vous comme ${facts.workedAs}.`,
      ],
      [
        `À ce jour, je n’ai pas reçu ${facts.wishes.owed}. Je vous demande de régulariser cette situation avant le ${facts.inAWeek}.`,
      ],
      [
        'Sans réponse de votre part, je m’adresserai à l’inspection du travail et au conseil de prud’hommes.',
      ],
    ],
    close: FORMAL,
  }),
  contest: (facts) => ({
    before:
      'Voici une lettre de contestation. Envoyez-la en recommandé avec avis de réception, sans accuser personne. La demande de précision se fait dans les quinze jours après la lettre de licenciement, et les prud’hommes se saisissent dans les douze mois\u00a0: faites-vous aider sans attendre.',
    subject: 'Contestation de mon licenciement',
    paragraphs: [
      [FORMAL_HELLO],
      [
        `Vous m’avez notifié mon licenciement${facts.workedAs === '' ? '' : `, alors que j’étais ${facts.workedAs}`}. Je conteste cette décision et les faits qui me sont reprochés.`,
      ],
      [
        'Je vous demande de me préciser par écrit les motifs énoncés dans la lettre de licenciement, comme l’article R. 1232-13 du Code du travail le permet.',
      ],
      [
        'Je me réserve la possibilité de saisir le conseil de prud’hommes pour faire valoir mes droits.',
      ],
    ],
    close: FORMAL,
  }),
  employerRequest: (facts) => ({
    before:
      'Voici une demande à votre employeur. Montrez en une phrase comment le travail se fera : c’est ce qui aide à dire oui.',
    subject: 'Demande',
    paragraphs: [
      [HELLO],
      [`Je souhaite ${facts.wishes.arrangement}.`, '[La raison, si vous voulez la donner.]'],
      ['Pour l’équipe, je propose [comment votre travail sera fait].'],
      [
        'Pourriez-vous me donner votre réponse avant le [date] ?',
        '~Je suis disponible pour en parler.',
      ],
    ],
    close: POLITE,
  }),
  adviserNote: (facts) =>
    facts.wishes.isToMove
      ? {
          before:
            'Voici un message à votre conseiller. Prévenez avant le rendez-vous, par la messagerie de votre espace et par téléphone au 39 49 : une absence sans raison reconnue peut être sanctionnée.',
          subject: 'Rendez-vous : demande de report',
          paragraphs: [
            [HELLO],
            [
              `Je ne pourrai pas venir au rendez-vous ${facts.wishes.day === '' ? 'du [date]' : `de ${facts.wishes.day}`.replace('de le ', 'du ')}. [La raison en quelques mots, avec un justificatif si vous en avez un.]`,
            ],
            ['Pourriez-vous m’en proposer un autre ? Je suis disponible [deux ou trois créneaux].'],
            ['Mon identifiant : [numéro].'],
          ],
          close: POLITE,
        }
      : {
          before:
            'Voici un message à votre conseiller. Une demande à la fois, et une trace écrite : envoyez-le par la messagerie de votre espace.',
          subject: '[Objet de votre demande]',
          paragraphs: [
            [HELLO],
            [
              'Je vous écris au sujet de [formation, aide, offre, allocation…].',
              '[Ce que vous demandez, en une phrase.]',
            ],
            ['Pourriez-vous me répondre avant le [date], ou me proposer un rendez-vous ?'],
            ['Mon identifiant : [numéro].'],
          ],
          close: POLITE,
        },
  absence: (facts) => ({
    before:
      'Voici un message pour prévenir de votre absence. Un arrêt de travail s’envoie à l’employeur sous 48 heures ; vous n’avez pas à dire de quoi vous souffrez.',
    subject: 'Absence',
    paragraphs: [
      [HELLO],
      [
        `Je ne pourrai pas travailler ${facts.wishes.day === '' ? 'le [date]' : facts.wishes.day}, [raison courte : arrêt de travail, enfant malade].`,
        '~Je vous envoie le justificatif dès que je l’ai.',
      ],
      ['Pour mon travail : [ce qui est urgent, et à qui le confier].'],
    ],
    close: POLITE,
  }),
  plain: () => ({
    before:
      'Voici une trame à compléter. Dites-moi à qui vous écrivez et pourquoi (répondre à un refus, négocier, demander un stage, réclamer un document…), et je l’écrirai mieux.',
    subject: '[Objet]',
    paragraphs: [
      [HELLO_NAMED],
      ['Je vous écris au sujet de [l’offre, le rendez-vous, le contrat…].'],
      [
        '[Ce que vous annoncez ou demandez, en une phrase.]',
        '[La raison, ou la date à laquelle il vous faut une réponse.]',
      ],
      ['Je vous remercie.'],
    ],
    close: POLITE,
  }),
};

/** Kinds that are written to someone one may call by the familiar form; the others keep to "vous". */
export const IS_FAMILIAR: ReadonlySet<Framed> = new Set(['helpThanks', 'networkNote', 'reference']);

/** The frame of a message, filled with what is known; what only the person knows stays between brackets. */
export const frameOf = (kind: Framed, facts: FrameFacts): Frame => FRAMES[kind](facts);

/** Its body, without what can be left out where it is to be short. */
export const bodyOf = (
  { paragraphs, close }: Frame,
  signature: Signature,
  isShort: boolean,
): string =>
  [
    ...paragraphs
      .map((sentences) =>
        sentences
          .filter((sentence) => !isShort || !sentence.startsWith('~'))
          .map((sentence) => sentence.replace(/^~/u, ''))
          .join(' '),
      )
      .filter((paragraph) => paragraph !== ''),
    close === '' ? signed(signature) : `${close}\n\n${signed(signature)}`,
  ].join('\n\n');
