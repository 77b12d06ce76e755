import { inWriting, statementOf, toThem } from '#/domain/assistant/dictatedParts.fr';
import {
  agreed,
  capital,
  clausesSaying,
  euros,
  found,
  forPost,
  ofPost,
  questionOf,
  reasonOf,
  says,
  subjectOf,
  together,
  told,
} from '#/domain/assistant/writing/draftParts.fr';
import type { Draft } from '#/domain/assistant/writing/draftParts.fr';
import type { Plan } from '#/domain/assistant/writing/messagePlan.fr';
import type { Purpose } from '#/domain/assistant/writing/purposes.fr';
import { DAY, dayAfter, daysProposed, dayTold } from '#/domain/assistant/writing/requestDays.fr';
import { ofThem } from '#/domain/assistant/writing/told.fr';
import { atOrganisation } from '#/domain/letters/french/nounPhrase';
import { dayInWords } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

type Compose = (plan: Plan) => Draft | null;

const about = (plan: Plan): string => `${ofPost(plan)}${plan.at}`;
const meetingOf = (plan: Plan): string =>
  plan.meeting === ''
    ? ''
    : ` du ${plan.meeting}${plan.meetingHour === '' ? '' : ` à ${plan.meetingHour}`}`;

const ELSEWHERE =
  /\b(?:(?:signe|accepte|pris|trouve|eu)[a-z]* (?:ailleurs|autre chose|mieux|une autre offre|un autre poste|chez)|(?:ai )?(?:une|un) autre (?:offre|poste|travail|proposition)|trouve (?:un )?(?:travail|emploi|cdi))\b/u;

/** Why one gives up an application or an offer, as a clause that can be sent; empty where nothing is told. */
const whyNot = (plan: Plan): string => {
  const elsewhere = ELSEWHERE.exec(plan.line)?.[0];
  if (elsewhere !== undefined)
    return /^(?:signe|accepte|pris)/u.test(elsewhere)
      ? 'j’ai accepté une autre proposition'
      : /trouve/u.test(elsewhere)
        ? 'j’ai trouvé un autre poste'
        : 'j’ai retenu une autre proposition';
  const family = /\b(?:enfants?|famille|fils|fille|garde|ecole)\b/u.test(plan.line);
  const subject =
    /(?:,|(?<!\p{L})car|parce que|(?<!\p{L})mais)? ?((?:un|une|le|la|les|des|l’|\d)[^,.;]{2,40}?) (?:c’est|ce n’est|est|n’est|sont) (?:pas |im|in)(?:possible|compatible)/iu.exec(
      plan.text,
    )?.[1] ?? '';
  if (
    /\b(?:pas possible|impossible|incompatible|pas compatible)\b/u.test(plan.line) &&
    (family || subject !== '')
  ) {
    const what =
      subject !== ''
        ? subject.replace(/^.*, ?/u, '')
        : /nuit/u.test(fold(plan.post)) || says(plan, /\bnuit\b/u)
          ? 'un poste de nuit'
          : 'ces horaires';
    const isMany = /^(?:les|des|ces) /iu.test(what);
    return `${what} ${isMany ? 'ne sont pas compatibles' : 'n’est pas compatible'} avec ${family ? 'mon organisation familiale' : 'mon organisation'}`;
  }
  if (says(plan, /\bpendant mes (?:cours|etudes)\b/u))
    return `${/\d+ ?h/u.exec(plan.text) === null ? 'ce temps de travail' : `un ${/(\d+) ?h/u.exec(plan.text)?.[1] ?? '35'} heures`} n’est pas compatible avec mes cours`;
  if (says(plan, /\btrop loin\b/u)) {
    const far = /(\d{2,3}) ?km/iu.exec(plan.text)?.[1];
    return `le lieu de travail est trop loin de chez moi${far === undefined ? '' : ` (${far} km)`}`;
  }
  if (
    says(
      plan,
      /\b(?:pas assez|mal) paye|(?:salaire|paye?|remuneration) (?:est |etait )?(?:trop bas|trop basse|trop faible|insuffisante?)/u,
    )
  )
    return 'la rémunération est en dessous de ce que je recherche';
  const start = /\bcommence(?: a)? (\d{1,2}) ?h(?:eures)?\b/u.exec(plan.line)?.[1];
  if (start !== undefined)
    return `le travail commence à ${start} heures${says(plan, /\bpas de (?:bus|train|metro|transport)/u) ? `, et il n’y a pas de ${/pas de (bus|train|m[eé]tro|transport)/u.exec(plan.text)?.[1] ?? 'transport'} à cette heure-là` : ''}`;
  const move = /(?<!\p{L})je (?:déménage|demenage)[^,.;]*/iu.exec(plan.text)?.[0];
  if (move !== undefined) return move.replace('demenage', 'déménage');
  const reason = reasonOf(plan);
  const said = reason === '' ? null : statementOf(reason, { isFamiliar: false, gender: null });
  return said === null
    ? ''
    : said
        .replace(/\.$/u, '')
        .replace(/^(?:Je|J’|Il|Elle|Le|La|Les|L’|Mon|Ma|Mes|Un|Une|C’|Ce)/u, (word) =>
          word.toLowerCase(),
        );
};

const openDoor = (plan: Plan): string => {
  const town =
    /si (?:un|une) (?:poste|place) [^,.;]*(?: à | sur | dans )([^,.;]+?) (?:je|ça|prévenez)/iu.exec(
      plan.text,
    )?.[1];
  if (town !== undefined)
    return `Si un poste se libère à ${town}, je serais ${agreed(plan, 'très intéressé', 'très intéressée', 'toujours partant·e')}.`.replace(
      'toujours partant·e',
      'de nouveau à votre écoute',
    );
  if (says(plan, /\b(?:pour|dispo[a-z]*) (?:l|cet) ete\b/u))
    return 'En revanche, je serais disponible cet été et je travaillerais volontiers avec vous à ce moment-là.';
  if (says(plan, /\brest(?:er|ons) en contact|garder (?:le )?contact|porte ouverte\b/u))
    return 'J’aimerais rester en contact avec vous pour la suite.';
  if (/nuit/u.test(fold(plan.post)) && !says(plan, /\bmais (?:pas|que)\b/u))
    return 'Si un poste de jour se libère, il m’intéressera.';
  return '';
};

const RECEIVED = '(?:entretien|rendez-vous|visite|échange|rencontre|appel|visio|essai)';

const TALKED =
  /(?:on a|nous avons) (?:beaucoup |bien |surtout )?(?:parlé|discuté|échangé|parle|discute|echange) ((?:de |du |des |d’|sur )[^.;]+?)(?=$|[.;]|,? (?:et )?(?:j’|je |ça |c’était|cela ))/iu;
const talkedOf = (plan: Plan): string =>
  (TALKED.exec(plan.text)?.[1] ?? TALKED.exec(plan.meetingNotes)?.[1] ?? '')
    .trim()
    .replace(/,.*$/u, '');

const wasPleased = (plan: Plan): boolean =>
  says(plan, /\b(?:envie|adore|plu|interess|motive|convaincu|enthousiasm)[a-z]*\b/u);

/** Says that one waits, and for what: what a follow-up says by itself. */
const WAITS =
  /\b(?:postule|candidat[a-z]*|depose|envoye|attends?|nouvelles?|repon[a-z]*|repond[a-z]*|braquer|relanc[a-z]*|retour|rien (?:depuis|recu|eu)|bien passe|eu (?:l|mon|un) entretien)\b/u;

const followUp: Compose = (plan) => {
  const { application } = plan;
  const isByHand = says(plan, /\bmain propre\b/u);
  const day =
    application !== null
      ? `le ${dayInWords(application.date)}`
      : dayAfter(
          plan.text,
          '(?:postul[^ ]|candidat[^ ]|candidature|envoy[^ ]|d[^ ]pos[^ ]|entretien)[^,.;]{0,40}?',
          plan.today,
        ).replace(/^(?=\p{L}(?!e ))/u, '');
  const promised = clausesSaying(plan, /\b(?:promis|annonce|devait|devaient|dit qu)/u)[0] ?? '';
  const promise =
    promised === ''
      ? ''
      : (statementOf(promised.replace(/ pour (?:le |un )?poste [^,.;]*$/iu, ''), {
          isFamiliar: false,
          gender: plan.gender ?? 'feminine',
        }) ?? '');
  const hasMet =
    application?.interviews.some(({ start }) => start.slice(0, 10) < plan.today) === true ||
    says(
      plan,
      /\bentretien\b.{0,30}\b(?:passe|eu lieu)\b|\b(?:apres|suite a|eu|passe|fait) (?:mon|l|notre|un|cet) entretien\b/u,
    );
  const extra = told(
    plan,
    /\b(?:postule|candidat|candidature|depose|envoye|attends|attend|nouvelles|reponse|repond|braquer|relanc|promis|annonce|semaines?|devait|par mail|fait [0-9])/u,
  );
  const isSoft = says(plan, /\b(?:braquer|insister|lourd)/u);
  return {
    before: `Voici votre relance${application === null || hasMet || promise !== '' ? '' : `, avec la date de votre suivi`}.`,
    spent: WAITS,
    subject: subjectOf(
      plan,
      hasMet || promise !== ''
        ? 'suite de notre échange'
        : `ma candidature${plan.signature.name === '' ? '' : ` (${plan.signature.name})`}`,
    ),
    paragraphs: [
      together(
        promise !== ''
          ? `Je reviens vers vous au sujet de ma candidature${about(plan)}.`
          : hasMet
            ? `Je vous remercie encore pour notre entretien${plan.post === '' ? '' : ` au sujet du ${plan.post}`}${plan.at}, et je me permets de revenir vers vous.`
            : day === ''
              ? `Je me permets de revenir vers vous au sujet de ma candidature${about(plan)}.`
              : isByHand
                ? `${capital(day)}, j’ai déposé en main propre ma candidature${about(plan)}, et je me permets de revenir vers vous.`
                : `${capital(day)}, je vous ai adressé ma candidature${about(plan)}, et je me permets de revenir vers vous.`,
        promise,
      ),
      together(
        extra === '' ? plan.proof : '',
        extra,
        hasMet
          ? 'Notre échange a confirmé mon intérêt pour ce poste.'
          : 'Ce poste m’intéresse toujours beaucoup.',
      ),
      together(
        isSoft
          ? 'Je comprends que le recrutement demande du temps\u00a0: pourriez-vous simplement me dire où il en est\u202f?'
          : 'Pourriez-vous me dire où en est le recrutement\u202f?',
        'Je suis disponible pour un échange, par téléphone ou sur place. Je vous remercie de votre réponse.',
      ),
    ],
  };
};

const interviewThanks: Compose = (plan) => {
  const what = new RegExp(`(${RECEIVED})`, 'iu').exec(plan.text)?.[1]?.toLowerCase() ?? 'entretien';
  const of = /visite d[’'](?:\p{L}+)|essai en \p{L}+/iu.exec(plan.text)?.[0] ?? what;
  const when = found(
    plan,
    /(?:de |d’|du )?(hier|ce matin|cet après-midi|aujourd’hui|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi)(?: matin| après-midi)?)(?!\p{L})/iu,
  );
  const day =
    when === ''
      ? plan.meeting === ''
        ? ''
        : ` du ${plan.meeting}`
      : /^(?:hier|aujourd)/iu.test(when)
        ? ` d’${when.toLowerCase()}`
        : ` de ${when.toLowerCase()}`;
  const topic = talkedOf(plan);
  const extra = told(
    plan,
    /\b(?:entretien|visite|parle|discute|echange|envie|adore|plu|remerci|merci|s appelle|sapelle|appel|eu l |libre|disponible)/u,
  );
  const topicSentence =
    topic === ''
      ? ''
      : `Nous avons parlé ${inWriting(topic.replace(/^sur /iu, 'de '))}, et ${wasPleased(plan) ? 'cela m’a donné encore plus envie de rejoindre votre équipe' : 'cet échange a renforcé mon intérêt pour le poste'}.`;
  return {
    before:
      'Voici votre remerciement. Envoyez-le dans les vingt-quatre heures qui suivent la rencontre.',
    subject:
      plan.post === ''
        ? `Merci pour notre ${what === 'visite' ? 'rencontre' : what}`
        : `${capital(plan.post)}\u00a0: merci pour ${/^(?:visite|rencontre|visio)/u.test(what) ? `la ${what}` : /^[aeiouéè]/u.test(what) ? `l’${what}` : `le ${what}`}`,
    paragraphs: [
      together(
        `Je vous remercie pour ${/^(?:entretien|échange|appel|essai)/u.test(of) ? `l’${of}` : of.startsWith('rendez') ? `le ${of}` : `la ${of}`}${day}${what === 'visite' ? ' et pour le temps que vous m’avez accordé' : `${plan.post === '' ? '' : ` au sujet du ${plan.post}`}${plan.at}`}.`,
        topicSentence,
      ),
      together(
        extra,
        what === 'visite' && plan.post !== ''
          ? `Elle confirme mon intérêt pour le ${plan.post}.`
          : topicSentence === ''
            ? `Cet échange confirme mon intérêt pour ${plan.post === '' ? 'ce poste' : 'le poste'}.`
            : '',
        extra === '' ? plan.proof : '',
      ),
      'Je reste à votre disposition pour la suite et pour tout complément d’information.',
    ],
  };
};

const confirmInterview: Compose = (plan) => {
  const at =
    plan.meeting !== ''
      ? meetingOf(plan).replace(/^ /u, '')
      : (new RegExp(`(${DAY})`, 'iu').exec(plan.text)?.[1] ?? '');
  const day =
    plan.meeting !== ''
      ? at
      : at === ''
        ? ''
        : `de ${dayTold(at, plan.today)}`.replace('de le ', 'du ');
  const extra = told(plan, /\b(?:confirm|serai la|bien la|present)/u);
  return {
    before: 'Voici votre confirmation. Relisez l’heure et l’adresse avant de l’envoyer.',
    subject: subjectOf(
      plan,
      `je confirme notre rendez-vous${plan.meeting === '' ? '' : ` du ${plan.meeting}`}`,
    ),
    paragraphs: [
      together(
        `Je vous remercie de votre invitation et vous confirme ma présence à l’entretien ${day}${forPost(plan)}${plan.at}.`.replace(
          '  ',
          ' ',
        ),
        extra,
      ),
      says(plan, /\b(?:visio|teams|zoom|meet|skype)\b/u) ||
      /visio|teams|zoom|meet/iu.test(plan.meetingPlace)
        ? 'Je me connecterai quelques minutes avant l’heure.'
        : 'Si je dois apporter un document ou demander quelqu’un en particulier à l’accueil, dites-le-moi.',
      'Je me réjouis de vous rencontrer.',
    ],
  };
};

const conflictOf = (plan: Plan): string => {
  const falls =
    /tombe (pendant|en même temps que|le même jour que|en plein(?:e)?) ([^,.;]+)/iu.exec(plan.text);
  if (falls !== null) return `Ce rendez-vous tombe ${falls[1] ?? ''} ${falls[2] ?? ''}.`;
  return '';
};

const moveInterview: Compose = (plan) => {
  const other = daysProposed(plan.text, plan.meetingDay);
  const conflict = conflictOf(plan);
  const spent =
    /\b(?:decal|report|deplac|prefer|irait|arrang|entretien|possible|dispo|peux pas|pourrai pas|je peux|je pourrai|telephone)/u;
  const extra = conflict !== '' ? '' : told(plan, spent);
  const byPhone = says(plan, /\b(?:ou|sinon|voire) (?:par|au) telephone\b/u);
  return {
    spent,
    before:
      'Voici votre message. Envoyez-le dès maintenant\u202f; si le rendez-vous est demain, téléphonez aussi.',
    subject: subjectOf(
      plan,
      `demande de report de notre rendez-vous${plan.meeting === '' ? '' : ` du ${plan.meeting}`}`,
    ),
    paragraphs: [
      together(
        `Nous devions nous rencontrer${plan.meeting === '' ? '' : ` ${plan.meeting} à ${plan.meetingHour}`}${forPost(plan)}${plan.at}.`.replace(
          'rencontrer.',
          'rencontrer prochainement.',
        ),
        extra === '' && conflict === ''
          ? 'Un empêchement ne me permet pas de venir à ce moment-là.'
          : `${extra || conflict} Je ne pourrai donc pas être présent${agreed(plan, '', 'e', '')} à ce moment-là.`.replace(
              agreed(plan, '\u0000', '\u0000', 'être présent'),
              'venir',
            ),
        'Je vous prie de m’en excuser.',
      ),
      together(
        'Serait-il possible de déplacer notre entretien\u202f?',
        other === ''
          ? 'Je m’adapterai à vos disponibilités.'
          : `Je suis disponible ${other}${byPhone ? ', ou par téléphone' : ''}.`,
      ),
      'Ce poste m’intéresse toujours beaucoup. Je vous remercie de votre compréhension.',
    ],
  };
};

const otherMeans: Compose = (plan) => ({
  before: 'Voici votre message. Donnez votre numéro s’il n’y est pas.',
  subject: subjectOf(plan, 'notre rendez-vous par téléphone\u202f?'),
  paragraphs: [
    `Nous avons rendez-vous${plan.meeting === '' ? '' : ` ${plan.meeting} à ${plan.meetingHour}`} en visio${forPost(plan)}${plan.at}.`,
    `Ma connexion internet n’est pas fiable en ce moment, et je préfère vous prévenir. Pourrions-nous faire l’entretien par téléphone, à la même heure${plan.signature.phone === '' ? '' : `, au ${plan.signature.phone}`}\u202f?`,
    'Je vous remercie de votre compréhension et me réjouis de cet échange.',
  ],
});

const withdrawal: Compose = (plan) => {
  const why = whyNot(plan);
  const isMeeting =
    says(plan, /\b(?:entretien|rendez vous|rendez-vous|rdv|viendrai pas|annul[a-z]*)\b/u) &&
    !says(plan, /\bcandidature\b/u);
  return {
    ...(why === '' ? {} : { spent: /./u }),
    before: 'Voici votre message. Prévenir vite et simplement laisse un bon souvenir.',
    subject: subjectOf(
      plan,
      isMeeting
        ? `annulation de notre rendez-vous${plan.meeting === '' ? '' : ` du ${plan.meeting}`}`
        : 'retrait de ma candidature',
    ),
    paragraphs: [
      `Je vous remercie de l’intérêt que vous avez porté à ma candidature${about(plan)}.`,
      `${why === '' ? 'Ma situation a changé' : capital(why)}, et je ${isMeeting ? `ne viendrai donc pas à notre entretien${meetingOf(plan)}` : 'retire donc ma candidature'}. Je vous prie de m’excuser de ce changement.`,
      'J’ai apprécié la qualité de nos échanges, et je vous souhaite une bonne suite dans ce recrutement.'.replace(
        'J’ai apprécié la qualité de nos échanges, et je',
        isMeeting || plan.application?.status === 'sent'
          ? 'Je'
          : 'J’ai apprécié nos échanges, et je',
      ),
    ],
  };
};

const acceptance: Compose = (plan) => {
  const start = dayAfter(
    plan.text,
    '(?:commence|commencer|démarrer|démarre|début|dès|à partir du?|arrive)',
    plan.today,
  );
  const hour = /commence[^,.;]*? (?:à|a) (\d{1,2}) ?h/iu.exec(plan.text)?.[1];
  const startWords =
    start === ''
      ? ''
      : `${start}${hour === undefined || / à \d/u.test(start) ? '' : ` à ${hour} h`}`;
  const sum = plan.wishes.wished || plan.wishes.proposed;
  const question = questionOf(plan);
  const isForNotice = says(plan, /\bpreavis\b/u);
  return {
    before:
      'Voici votre acceptation. Avant de l’envoyer, relisez la proposition\u00a0: pay, horaires et date doivent être écrits.'.replace(
        'pay,',
        'salaire,',
      ),
    subject: subjectOf(plan, 'j’accepte votre proposition'),
    paragraphs: [
      `Je vous remercie de votre confiance et j’accepte avec plaisir ${plan.post === '' ? 'votre proposition' : `le ${plan.post}`}${plan.at}${sum === '' ? '' : `, pour une rémunération de ${sum}${/\/|heure/u.test(sum) ? '' : ' brut'} comme convenu`}.`.replace(
        / brut comme/u,
        says(plan, /\bbrut\b/u) ? ' brut comme' : ' comme',
      ),
      together(
        startWords === ''
          ? ''
          : `${isForNotice ? 'Compte tenu de mon préavis, je' : 'Je'} pourrai commencer ${startWords}.`,
        question,
      ),
      'Pourriez-vous m’adresser le contrat ou une promesse d’embauche, et me dire quels documents préparer\u202f? Je me réjouis de rejoindre votre équipe.',
    ],
  };
};

const refusal: Compose = (plan) => {
  const why = whyNot(plan);
  const liked = says(
    plan,
    /\b(?:aime bien|apprecie|me plait|plaisait|sympas?|super equipe|gentils?)\b/u,
  );
  const isOffer = plan.application === null || plan.application.status === 'interview';
  return {
    ...(why === '' ? {} : { spent: /./u }),
    before: 'Voici un refus poli. Vous n’avez rien d’autre à justifier.',
    subject:
      plan.post === '' ? 'Votre proposition\u00a0: ma réponse' : subjectOf(plan, 'ma réponse'),
    paragraphs: [
      together(
        `Je vous remercie de votre proposition${forPost(plan)}${plan.at}${isOffer ? ' et du temps que vous m’avez consacré' : ''}.`,
        liked
          ? says(plan, /\bposte .{0,12}(?:plait|plaisait)/u)
            ? 'Ce poste me plaisait.'
            : 'J’ai beaucoup apprécié votre équipe.'
          : '',
      ),
      `Après réflexion, je ne peux pas y donner suite${why === '' ? '' : `\u00a0: ${why}`}.`,
      together(
        openDoor(plan),
        'Je vous souhaite de trouver rapidement la bonne personne, et je reste joignable à ces coordonnées.'.replace(
          ', et je reste joignable à ces coordonnées',
          openDoor(plan) === '' ? '' : '',
        ),
      ),
    ],
  };
};

const ARGUMENTS: readonly RegExp[] = [
  /(?<!\p{L})(?:vu|compte tenu de|avec|grâce à|au vu de) ((?:mes|mon|ma|les|le|la|l’|\d)[^.;]+?)(?=$|[.;]|, ?(?:n[ée]goci|mail|message|r[ée]pond|[ée]cri|gentiment|poliment|je ))/iu,
  /(?:^|[,.;] ?)((?:mes|mon|ma|les|l’|\d)[^,.;]+?) (?:valent|vaut|justifient|méritent|meritent)/iu,
];

const payTalk: Compose = (plan) => {
  const args = found(plan, ...ARGUMENTS);
  const isHourly = /\d+[.,]\d{1,2}(?!\d)|heure/iu.test(plan.text) && !/\d{4,}/u.test(plan.text);
  const sums = [
    ...plan.text.matchAll(/(\d{1,3}(?:[ .\u202f]\d{3})|\d+(?:[.,]\d{1,2})?) ?(k)?(?=$|[^\d%])/giu),
  ]
    .map(
      ([, number = '', k]) =>
        Number(number.replace(/[ .\u202f](?=\d{3})/gu, '').replace(',', '.')) *
        (k === undefined ? 1 : 1000),
    )
    .filter((value) =>
      isHourly ? value >= 8 && value < 100 : value >= 1000 || (value >= 20 && value <= 99),
    )
    .map((value) => (!isHourly && value < 100 ? value * 1000 : value))
    .slice(0, 2)
    .toSorted((a, b) => a - b);
  const [low, high] = sums;
  const unit = isHourly
    ? ' de l’heure'
    : (low ?? 0) >= 10_000
      ? ' brut par an'
      : says(plan, /\bnet\b/u)
        ? ' net par mois'
        : ' brut par mois';
  const proposed =
    low !== undefined && high !== undefined
      ? `${euros(low)}${isHourly ? ' de l’heure' : ''}`
      : plan.pay;
  const wished = high !== undefined ? euros(high) : low !== undefined ? euros(low) : '';
  const isFloor = says(plan, /\bsinon (?:rien|non|je refuse)\b/u);
  const isMission = says(plan, /\bmission\b/u);
  return {
    before: `Voici votre réponse\u00a0: elle demande plus sans fermer la porte.${args === '' ? ' Vous pouvez y ajouter votre meilleure raison\u00a0: expérience, diplôme, responsabilités.' : ''}`,
    subject: isMission
      ? `Votre proposition de mission${says(plan, /\bde nuit\b/u) ? ' de nuit' : ''}`
      : subjectOf(plan, 'votre proposition'),
    paragraphs: [
      `Je vous remercie de votre proposition${isMission ? ` de mission${says(plan, /\bde nuit\b/u) ? ' de nuit' : ''}` : forPost(plan)}${isMission && plan.house !== '' ? '' : plan.at}, qui m’intéresse${isMission ? '' : ' beaucoup'}.`,
      together(
        proposed === '' ? '' : `La rémunération annoncée est de ${proposed.replace(/\.$/u, '')}.`,
        `${args === '' ? (says(plan, /\bde nuit\b/u) ? 'Pour un travail de nuit, je' : 'Je') : `Compte tenu ${ofThem(args)}, je`} souhaiterais ${wished === '' ? 'la revoir à la hausse' : `${wished}${unit}`}.`,
        isFloor ? 'En dessous de ce montant, je ne pourrais pas accepter.' : '',
      ),
      together(
        isFloor ? '' : plan.proof !== '' && args === '' ? plan.proof : '',
        isFloor
          ? 'Est-ce possible de votre côté\u202f? Je reste disponible pour en parler.'
          : 'Serait-ce possible\u202f? Je reste disponible pour en parler, et très motivé par ce poste.'.replace(
              ', et très motivé par ce poste',
              '',
            ),
      ),
    ],
  };
};

const thinkingTime: Compose = (plan) => {
  const until = found(
    plan,
    new RegExp(`jusqu[^ ](?:[^ ]|au)? ?(?:le )?(${DAY})`, 'iu'),
    new RegExp(`jusqu[^ ]?[^ ]? (${DAY})`, 'iu'),
  );
  const day = until === '' ? '' : dayTold(until, plan.today);
  const length = found(plan, /((?:\d|deux|trois|quatre|cinq|quelques) (?:jours?|semaines?))/iu);
  return {
    before: 'Voici votre demande de délai. Tenez la date que vous donnez.',
    subject: subjectOf(plan, 'ma réponse à votre proposition'),
    paragraphs: [
      `Je vous remercie de votre proposition${forPost(plan)}${plan.at}. Elle m’intéresse, et je souhaite y réfléchir sérieusement avant de m’engager.`,
      `Pourriez-vous me laisser ${day !== '' ? `jusqu’${day.startsWith('le ') ? day.replace(/^le /u, 'au ') : `à ${day}`}` : length === '' ? 'quelques jours' : length} pour vous répondre\u202f? Vous aurez ma réponse définitive ${day === '' ? 'à ce moment-là' : 'ce jour-là'}.`,
      'Je vous remercie de votre compréhension.',
    ],
  };
};

const laterStart: Compose = (plan) => {
  const span = /du (\d{1,2}(?:er)?) au (\d{1,2}(?:er)? \p{L}+)/iu.exec(plan.text);
  const month = span?.[2]?.split(' ')[1] ?? '';
  const to =
    span === null
      ? dayAfter(plan.text, '(?:au|le|à partir du|pour le)', plan.today)
      : `le ${span[2] ?? ''}`;
  const isFixed = says(
    plan,
    /\bpreavis .{0,20}(?:negocia|raccourc|ecourt|incompress)|\bpreavis pas/u,
  );
  const opening = isFixed ? 'Mon préavis ne peut pas être raccourci, et je' : 'Je';
  const reason = !isFixed && says(plan, /\bpreavis\b/u) ? 'En raison de mon préavis, je' : opening;
  return {
    before: 'Voici votre demande. Dites-le au téléphone aussi, et gardez la réponse écrite.',
    subject: subjectOf(plan, 'ma date de début'),
    paragraphs: [
      `Je me réjouis de vous rejoindre${plan.post === '' ? '' : ` au ${plan.post}`}.${span === null ? '' : ` Nous avions parlé d’un début le ${span[1] ?? ''} ${month}.`}`,
      `${reason} ne pourrai commencer que ${to === '' ? 'plus tard que prévu' : to}. Cette date vous conviendrait-elle\u202f?`,
      'Je vous prie de m’excuser de ce changement, et je vous remercie de me confirmer votre accord par écrit.',
    ],
  };
};

const NUMBERS: Readonly<Record<string, string>> = {
  '2': 'deux',
  '3': 'trois',
  '4': 'quatre',
  '5': 'cinq',
};

const feedback: Compose = (plan) => {
  const rounds = /(\d|deux|trois|quatre|cinq) (?:tours|entretiens|échanges)/iu.exec(plan.text)?.[1];
  const asked =
    /(?:demander|demande|savoir|comprendre) ((?:le |la |les |sur |ce |pourquoi)[^.;]+)$/iu.exec(
      plan.text,
    )?.[1] ?? '';
  const isTest = says(plan, /\btest\b/u);
  const question = questionOf(plan);
  const other = says(
    plan,
    /\b(?:s il (?:y a|a) (?:quelque chose|autre chose)|autre (?:chose|poste))\b/u,
  );
  const isFilled = says(plan, /\bpourvu\b/u);
  const isDetailed = isTest && /détail|points/iu.test(asked);
  return {
    spent:
      /\b(?:refus[a-z]*|pourvu|dit non|retenue?|prise?|libere|interesse[a-z]*|ecoute|contact|comprendre|detail|points?|ameliorer|progresser)\b/u,
    before:
      'Voici votre message\u00a0: ni reproche ni plainte, une question courte a plus de chances d’avoir une réponse.',
    subject: subjectOf(plan, 'merci de votre réponse'),
    paragraphs: [
      together(
        `Je vous remercie de votre réponse au sujet de ma candidature${about(plan)}${rounds === undefined ? '' : `, et du temps consacré à nos ${NUMBERS[rounds] ?? rounds} échanges`}.`,
        'Je respecte votre décision.',
      ),
      isFilled
        ? 'Ce poste m’intéressait beaucoup\u00a0: s’il se libère, ou si un poste proche s’ouvre, je serai heureux que vous me recontactiez.'.replace(
            'je serai heureux que vous me recontactiez',
            'n’hésitez pas à me recontacter',
          )
        : other
          ? 'Auriez-vous un autre poste à pourvoir, maintenant ou dans les mois qui viennent\u202f?'
          : question !== '' && !isDetailed
            ? together(
                question,
                'Et pourriez-vous me dire en une phrase ce qui a manqué à ma candidature\u202f?',
              )
            : isDetailed
              ? 'Pour progresser, pourriez-vous m’envoyer le détail de mon test technique et me dire sur quoi j’ai perdu des points\u202f?'
              : `Pour progresser, pourriez-vous me dire ${isTest ? 'ce qui a manqué à mon test' : 'ce qui a fait la différence'}, et le point que je devrais travailler en premier\u202f? Quelques mots suffiront.`,
      together(
        other ? plan.proof : '',
        isFilled
          ? 'Je vous souhaite une bonne continuation.'
          : 'Je reste à votre écoute\u00a0: si un autre besoin se présente, ma candidature reste d’actualité.',
      ),
    ],
  };
};

const spontaneous: Compose = (plan) => {
  const rest = plan.text
    .replace(/^.*?candidature spontanée[^,]*/iu, '')
    .replaceAll(/ disponible(?: (?:tout )?de suite| immédiatement)?(?=,|$)/giu, '');
  const named =
    /candidature spontanée (?:à |au |chez |aux |pour )?((?!pour |comme |de |d’)[^,]{3,50})/iu.exec(
      plan.text,
    )?.[1] ?? '';
  const parts = rest
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && each.split(' ').length <= 9);
  const isTrade = (part: string): boolean =>
    /^(?:comme |en tant que |poste de )?\p{Ll}[\p{L}’ -]{3,40}$/u.test(part) &&
    !/\d|(?<!\p{L})(?:je|leurs?|suis|mon|ma|mes|on)(?!\p{L})|j’|dispo|permis|expérience|bilan|paie|écri|rédig|fais|(?<!\p{L})moi/iu.test(
      part,
    );
  const trade = (
    plan.wishes.post ||
    parts.find(isTrade) ||
    (/pour (?:le |du )?(ménage|nettoyage|cuisine|service)/iu.exec(plan.text)?.[1] ?? '')
  )
    .replace(/ (?:disponible|dispo)\b.*$/iu, '')
    .replace(/^(?:comme|en tant que) /iu, '')
    .replace(/(?<!\p{L})(?:pl|spl|vl|btp|rh)(?!\p{L})/giu, (word) => word.toUpperCase());
  const isAble = parts
    .filter(
      (part) =>
        part !== trade &&
        !isTrade(part) &&
        !/^(?:je |j’|on |et |mais |pour |chargée? )/iu.test(part),
    )
    .map((part) =>
      part
        .replace(/^.*?(?=permis|\d+ ans|CAP|BEP|bac)/iu, '')
        .replace(
          /^permis (\p{L})(?!\p{L})/iu,
          (_, letter: string) => `permis ${letter.toUpperCase()}`,
        ),
    )
    .filter((part) => !/dispo|disponible/iu.test(part) && part !== '');
  const abilities = isAble
    .flatMap((each) => each.split(/ (?=(?:fimo|fco|caces|bts|bep)(?!\p{L}))/iu))
    .map((each) =>
      each.replace(/(?<!\p{L})(fimo|fco|caces)(?!\p{L})/giu, (word) => word.toUpperCase()),
    );
  const isFree =
    says(plan, /\bdispo[a-z]*\b.*\b(?:de suite|tout de suite|immediat)/u) ||
    says(plan, /\bde suite\b/u);
  const title = (plan.cv?.experiences[0]?.jobTitle?.value ?? '').toLowerCase();
  const what =
    trade !== '' && !/^(?:ménage|nettoyage|cuisine|service)$/u.test(trade)
      ? `un poste de ${trade}`
      : trade !== ''
        ? `un poste ${/^[aeiou]/u.test(trade) ? 'd’' : 'de '}${trade}`
        : title === ''
          ? 'un emploi'
          : `un poste de ${title}`;
  const where =
    /école/iu.test(plan.text) && /\bmaire\b/u.test(plan.line)
      ? ` dans une école de ${/écoles? (?:de |d’)(\p{Lu}\p{L}+)/u.exec(plan.text)?.[1] ?? 'la commune'}`
      : plan.at !== '' || named === ''
        ? plan.at
        : ` ${placeNamed(named)}`;
  return {
    before: 'Voici votre candidature spontanée. Passer sur place avec le CV marche souvent mieux.',
    subject: `Candidature spontanée\u00a0: ${what.replace(/^un /u, '')}`.replace(
      'emploi',
      'recherche d’emploi',
    ),
    paragraphs: [
      `Je vous propose ma candidature pour ${what.replace(/ de (?=[aeiouéh])/u, ' d’')}${where}.`,
      together(
        abilities.length === 0
          ? ''
          : `J’ai ${abilities
              .join(', ')
              .replace(/^permis/u, 'le permis')
              .replace(/, ([^,]+)$/u, ' et $1')}.`.replace(
              'J’ai d’expérience',
              'J’ai de l’expérience',
            ),
        plan.proof || proofOfLast(plan),
        isFree ? 'Je suis disponible immédiatement.' : '',
      ),
      'Mon CV est joint à ce message. Auriez-vous un besoin, maintenant ou dans les mois qui viennent\u202f? Je peux venir vous rencontrer quand cela vous arrange.',
    ],
  };
};

/** "transports berthelot à feyzin": with the capitals of a name. */
const placeNamed = (named: string): string => {
  const [house = '', town = ''] = named.split(/ (?:à|a) /u);
  const titled = (text: string): string =>
    text.replaceAll(/(?<![\p{L}’])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());
  return `${atOrganisation(titled(house.trim()))}${town === '' ? '' : `, à ${titled(town.trim())}`}`;
};

const proofOfLast = (plan: Plan): string => {
  const last = plan.cv?.experiences[0];
  const title = last?.jobTitle?.value.toLowerCase() ?? '';
  if (last === undefined || title === '') return '';
  return last.end?.value === 'ongoing'
    ? `Je travaille actuellement comme ${title}.`
    : `Mon dernier poste\u00a0: ${title}.`;
};

const placement: Compose = (plan) => {
  const { beneficiary, traineeship } = plan.wishes;
  const dates =
    /du \d{1,2}(?:er)?(?: \p{L}+)? au \d{1,2}(?:er)? \p{L}+/iu.exec(plan.text)?.[0] ?? '';
  const length =
    /(?:de |d’)((?:\d+|une?|deux|trois|quatre|six) (?:mois|semaines?|jours?))/iu.exec(
      plan.text,
    )?.[1] ?? '';
  const field =
    /(?:stage|immersion)[^,.;]*? en (?!janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre|alternance|entreprise|seconde)(\p{Ll}{4,})/iu.exec(
      plan.text,
    )?.[1] ?? '';
  const month =
    /en (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/iu.exec(
      plan.text,
    )?.[0] ?? '';
  const service =
    /(?:service|rayon|équipe) [^,.;]+?(?=$|[,.;]| écri| en )/iu.exec(plan.text)?.[0] ?? '';
  const isObserved = /observation/u.test(traineeship);
  const degree = plan.cv?.education?.[0]?.degree.value ?? '';
  return {
    before: 'Voici votre demande. Le déposer sur place, à une heure calme, marche souvent mieux.',
    subject: `Demande de ${traineeship.replace(/^une? /u, '')}${month === '' ? '' : ` ${month}`}`,
    paragraphs: [
      beneficiary === null
        ? `Je recherche ${traineeship}${length === '' ? '' : ` de ${length}`}${field === '' ? '' : ` en ${field}`}${month === '' ? '' : ` ${month}`}${plan.at}${service === '' ? '' : `, au ${service}`}${dates === '' ? '' : `, ${dates}`}.`
        : `${beneficiary.named} cherche ${traineeship}${dates === '' ? '' : `, ${dates}`}, et aimerait beaucoup le faire ${plan.at === '' ? 'chez vous' : plan.at.trim()}.`,
      beneficiary === null
        ? together(
            plan.proof,
            degree === '' ? '' : `Ma formation\u00a0: ${degree}.`,
            told(
              plan,
              degree === ''
                ? /\bstage\b/u
                : /\b(?:stage|cap|bep|bac|bts|licence|master|diplome)\b/u,
            ),
          )
        : isObserved
          ? `${beneficiary.pronoun} pourra regarder travailler votre équipe, découvrir le métier et aider aux tâches simples. L’école fournit la convention, et ${beneficiary.pronoun.toLowerCase()} suivra vos consignes.`
          : `${beneficiary.pronoun} souhaite apprendre le métier. L’école fournit la convention.`,
      `Serait-ce possible\u202f? ${beneficiary === null ? 'Je peux venir vous rencontrer' : 'Nous pouvons passer vous voir ensemble'} au moment qui vous convient. Merci d’avance de votre réponse.`,
    ],
  };
};

const contactNote: Compose = (plan) => {
  const isRecommendation = says(plan, /\brecommandation\b/u);
  if (isRecommendation) return referenceAsked(plan);
  const role =
    /(?:,|\() ?((?:la |le )?(?:responsable|contrôleu\p{L}+|dir\p{L}+|DAF|DRH|CTO|recruteu\p{L}+|charg\p{L}+|manager|ingénieu\p{L}+|chef\p{L}*)[^,.()]*)/iu.exec(
      plan.text,
    )?.[1] ?? '';
  const wish =
    clausesSaying(plan, /\b(?:comprendre|savoir|apprendre|connaitre|echanger|discuter)\b/u)[0] ??
    '';
  const raw = /(?:comprendre|savoir|connaître|apprendre) (.+)$/iu.exec(wish)?.[0] ?? '';
  const turned =
    raw === ''
      ? null
      : toThem(raw, {
          isFamiliar: false,
          gender: plan.gender ?? (/^(?:la|une)?.*(?:euse|rice)/u.test(role) ? 'feminine' : null),
        });
  const headline = plan.cv?.experiences[0]?.jobTitle?.value.toLowerCase() ?? '';
  const study = plan.cv?.education.find(({ inProgress }) => inProgress)?.degree.value ?? '';
  const myself = /me présenter ?[:,] ?(.+)$/iu.exec(plan.text)?.[1]?.replace(/[.\s]+$/u, '') ?? '';
  const ofMe =
    myself === ''
      ? told(plan, /\b(?:linkedin|savoir|comprendre|apprendre|connaitre|parcours|profil)\b/u)
      : '';
  const me =
    myself !== '' || ofMe.startsWith('Je suis ') ? '' : study !== '' ? `en ${study}` : headline;
  const isQuestion = /^savoir si /iu.test(turned ?? '');
  const path = says(plan, /\bparcours\b/u);
  return {
    before: 'Voici votre note d’invitation LinkedIn\u00a0: elle tient dans les 300 caractères.',
    subject: 'Prise de contact sur LinkedIn',
    paragraphs: [
      together(
        `${plan.greeting.replace(/,$/u, '')}, ${me === '' ? 'je me permets de vous écrire' : `${me}${plan.city === '' ? '' : ` à ${plan.city}`}, je découvre votre profil`}${role === '' || plan.house === '' || me === '' ? '' : ` chez ${plan.house}`}.`,
        myself === '' ? ofMe : `Je suis ${myself}.`,
        path
          ? 'Votre parcours m’intéresse et j’aimerais en apprendre plus.'
          : isQuestion
            ? `Pourriez-vous me dire ${(turned ?? '').replace(/^savoir /iu, '')}\u202f?`
            : turned === null
              ? myself === ''
                ? 'J’aimerais échanger sur votre métier.'
                : 'J’aimerais vous compter parmi mes contacts.'
              : `J’aimerais ${turned}.`,
        isQuestion || myself !== '' || ofMe !== ''
          ? ''
          : 'Auriez-vous un quart d’heure pour en parler\u202f?',
        `Merci, ${plan.signature.name}`,
      ),
    ],
    close: '',
  };
};

const tuOrVous = (plan: Plan) =>
  plan.isFamiliar
    ? {
        you: 'tu',
        your: 'ton',
        accept: 'Accepterais-tu',
        can: 'pourrais-tu',
        thanks: 'Merci d’avance',
        object: 'te',
        close: 'À bientôt,',
      }
    : {
        you: 'vous',
        your: 'votre',
        accept: 'Accepteriez-vous',
        can: 'pourriez-vous',
        thanks: 'Je vous remercie par avance',
        object: 'vous',
        close: 'Cordialement,',
      };

const referenceAsked: Compose = (plan) => {
  const words = tuOrVous(plan);
  const post = plan.formerPost;
  const title = post?.jobTitle?.value.toLowerCase() ?? '';
  const house = post?.company?.value ?? plan.house;
  const years =
    post?.start === null || post === null
      ? ''
      : post.end?.value === 'ongoing'
        ? ` depuis ${post.start.value.year}`
        : post.end === null
          ? ''
          : ` de ${post.start.value.year} à ${typeof post.end.value === 'object' ? post.end.value.year : ''}`;
  const isWritten = says(plan, /\brecommandation\b/u) && says(plan, /\blinkedin\b/u);
  const isLetter = !isWritten && says(plan, /\blettre de recommandation\b/u);
  return {
    before:
      'Voici votre demande. Demandez toujours avant de donner un nom, et prévenez quand un recruteur risque d’appeler.',
    subject: isLetter
      ? 'Une lettre de recommandation\u202f?'
      : isWritten
        ? 'Une recommandation LinkedIn\u202f?'
        : `Puis-je ${words.object === 'te' ? 'te' : 'vous'} citer en référence\u202f?`,
    paragraphs: [
      `${plan.isFamiliar ? 'Comment vas-tu\u202f?' : 'J’espère que vous allez bien.'} Nous avons travaillé ensemble${house === '' ? '' : ` ${placeOfHouse(house)}`}${years}${title === '' ? '' : `, où j’étais ${title}`}.`,
      isWritten
        ? `Je cherche aujourd’hui un nouveau poste. ${words.accept} d’écrire quelques lignes de recommandation sur mon profil LinkedIn\u202f? Deux ou trois phrases sur ce que nous avons fait ensemble suffiraient.`
        : isLetter
          ? `Je cherche aujourd’hui un nouveau poste. ${words.accept} de m’écrire une lettre de recommandation\u202f? Quelques lignes sur ce que nous avons fait ensemble suffiraient.`
          : `Je cherche aujourd’hui un nouveau poste, et un recruteur peut vouloir parler à quelqu’un qui connaît mon travail. ${words.accept} que je donne ${plan.isFamiliar ? 'ton nom et ton' : 'votre nom et votre'} numéro\u202f?`,
      `${words.thanks}. Bien sûr, ${plan.isFamiliar ? 'dis-moi' : 'dites-moi'} franchement si cela ${plan.isFamiliar ? 'te' : 'vous'} gêne.`,
    ],
    close: words.close,
  };
};

const placeOfHouse = (house: string): string => atOrganisation(house);

const networking: Compose = (plan) => {
  const isOfWork = says(
    plan,
    /\b(?:collegue|manager|chef|cheffe|patron|patronne|equipe|tut[a-z]+)\b/u,
  );
  if (
    says(
      plan,
      /\b(?:cherche|recrute|embauche|prend) (?:quelqu|du monde|des gens|une? )|\bsi (?:elle|il|son agence|sa boite) (?:recrute|embauche|cherche)/u,
    )
  ) {
    const tu = plan.isFamiliar;
    const house = plan.house === '' ? (tu ? 'ton entreprise' : 'votre entreprise') : plan.house;
    return {
      before:
        'Voici votre message. Dites aussi de vive voix ce que vous cherchez\u00a0: on pense mieux à vous.',
      subject: 'Une question au sujet de ton entreprise'.replace('ton', tu ? 'ton' : 'votre'),
      spent: /./u,
      paragraphs: [
        `J’espère que tout va bien. Je cherche du travail en ce moment.`,
        `${tu ? 'Sais-tu' : 'Savez-vous'} si ${house} recrute\u202f? Si oui, à qui puis-je envoyer mon CV\u202f?`,
        tu ? 'Merci beaucoup d’avance.' : 'Je vous remercie de votre aide.',
      ],
      close: tu ? 'À bientôt,' : 'Cordialement,',
    };
  }
  const memory = isOfWork ? ' Je garde un bon souvenir de notre travail ensemble.' : '';
  const sought = plan.wishes.post !== '' ? `un ${plan.post === '' ? 'poste' : plan.post}` : '';
  const place =
    /(?: à | sur | vers | du côté de )(\p{Lu}[\p{L}-]+)(?=$|[,.;])/u.exec(plan.text)?.[1] ??
    plan.city;
  const tu = plan.isFamiliar;
  return {
    before: 'Voici votre message. Plus le métier et le lieu sont précis, plus on pense à vous.',
    subject: 'Reprendre contact',
    paragraphs: [
      tu
        ? `Comment vas-tu depuis notre dernier échange\u202f?${memory}`
        : `J’espère que vous allez bien.${memory}`,
      `Je cherche aujourd’hui ${sought === '' ? 'un nouveau poste' : sought}${place === '' ? '' : `, du côté de ${place}`}. ${tu ? 'Entends-tu parler de quelque chose, ou connais-tu quelqu’un à qui écrire\u202f? Cela m’aiderait beaucoup.' : 'Si vous entendez parler de quelque chose, ou connaissez quelqu’un à qui écrire, cela m’aiderait beaucoup.'}`,
      tu
        ? 'On s’appelle un de ces jours\u202f? Merci beaucoup.'
        : 'Pourrions-nous en parler quelques minutes au téléphone\u202f? Merci d’avance.',
    ],
    close: tu ? 'À bientôt,' : 'Cordialement,',
  };
};

const helpThanks: Compose = (plan) => {
  const help = found(plan, /(?:qui m’a|de m’avoir|d’avoir) ([^,.;]+)/iu).replace(
    / pour le remercier.*$/iu,
    '',
  );
  const tu = plan.isFamiliar;
  return {
    before:
      'Voici votre remerciement. Redonnez des nouvelles ensuite\u00a0: qui a aidé aime savoir la suite.',
    subject: 'Merci',
    paragraphs: [
      `Merci beaucoup ${help === '' ? (tu ? 'pour ton aide' : 'pour votre aide') : `de m’avoir ${inWriting(help)}`}. Cela m’a vraiment rendu service.`.replace(
        'de m’avoir parlé de moi',
        'd’avoir parlé de moi',
      ),
      told(plan, /\b(?:passe|donne|aide|recommande|presente|transmis|merci|remerci|tu)\b/u),
      tu
        ? 'Je te tiens au courant de la suite, et si je peux te rendre service à mon tour, n’hésite pas.'
        : 'Je vous tiendrai au courant de la suite, et si je peux vous rendre service à mon tour, ce sera avec plaisir.',
    ],
    close: tu ? 'À bientôt,' : 'Cordialement,',
  };
};

const adviserMeeting: Compose = (plan) => {
  const child = plan.wishes.beneficiary;
  const purpose = found(
    plan,
    /(?:pour|afin de) ((?:parler|financer|faire|discuter|préparer|voir|savoir|trouver|monter|payer|avoir)[^.;,]+)/iu,
  );
  const when = found(
    plan,
    /(?:plutôt|de préférence|si possible|idéalement) ((?:un |le |les )?(?:lundi|mardi|mercredi|jeudi|vendredi|matin|après-midi)[^.,;]*)/iu,
  );
  const age = /(\d{1,2}) ans/u.exec(plan.text)?.[1];
  const seeks = /(?:cherche|recherche) ([^.,;]+)/iu.exec(plan.text)?.[1] ?? '';
  const extra = told(plan, /\b(?:rendez vous|rendez-vous|rdv|plutot|conseill|cherche)\b/u);
  return {
    before:
      'Voici votre demande. Elle peut aussi passer par la messagerie de votre espace personnel.',
    subject: `Demande de rendez-vous${child === null ? '' : ' pour un jeune'}`,
    paragraphs: [
      child === null
        ? `Je souhaiterais un rendez-vous avec vous${purpose === '' ? ' pour faire le point sur ma recherche' : ` pour ${purpose}`}.`
        : `Je souhaiterais un rendez-vous pour ${child.named.toLowerCase()}${age === undefined ? '' : `, ${age} ans`}${seeks === '' ? '' : `, qui cherche ${/^(?:un|une|du|de la|des) /iu.test(seeks) ? seeks : `un ${seeks}`}`}.`.replace(
            'apprentissage boulanger',
            'apprentissage de boulanger',
          ),
      together(
        extra,
        child === null
          ? /\bfinanc/u.test(fold(purpose)) && extra !== ''
            ? 'J’aimerais savoir quelles aides sont possibles et sous quel délai.'
            : 'J’aimerais préparer avec vous les prochaines étapes et les démarches à engager.'
          : `${child.pronoun} a besoin d’aide pour trouver un employeur et pour les démarches.`,
      ),
      `${when === '' ? 'Quels créneaux auriez-vous dans les prochains jours' : `${capital(when)} me conviendrait mieux. Quels créneaux auriez-vous`}\u202f? Je peux venir sur place ou vous parler au téléphone. Merci d’avance.`,
    ],
  };
};

const papersSent: Compose = (plan) => {
  const list =
    /(?:envoyer|envoie|transmettre|joindre)(?:[- ](?:leur|lui))? ((?:le |la |les |l’|mon |ma |mes |un |une )[^,.;]+?)(?= qu’(?:ils|on|elle|il)| que (?:vous|j’)| demand| à (?:ma|mon|la|le) | pour |[,.;]|$)/iu.exec(
      plan.text,
    )?.[1] ?? '';
  if (list === '') return null;
  const things = list
    .replaceAll(/(?<!\p{L})(?:le|la) (?=rib|copie|carte)/giu, (word) => word.toLowerCase())
    .replaceAll(/(?<!\p{L})(?:rib|cv)(?!\p{L})/giu, (word) => word.toUpperCase())
    .replaceAll(/(?<!\p{L})diplome/giu, 'diplôme')
    .replace(/^le (?=RIB|CV)/u, 'mon ')
    .replaceAll(/copie du diplôme/giu, 'copie de mon diplôme');
  const isForgotten = says(plan, /\boubli/u);
  const day =
    plan.application === null
      ? ''
      : `${plan.post === '' ? '' : ''} du ${dayInWords(plan.application.date)}`;
  return {
    before: 'Voici votre message. N’oubliez pas la pièce jointe avant de l’envoyer.',
    subject: subjectOf(plan, isForgotten ? 'pièce jointe oubliée' : 'les documents demandés'),
    paragraphs: [
      isForgotten
        ? `Dans ma candidature${about(plan)}${day}, j’ai oublié de joindre ${things}. Je vous prie de m’en excuser.`
        : `Comme vous me l’avez demandé, je vous envoie en pièce jointe ${things}${forPost(plan)}.`,
      isForgotten ? 'Vous trouverez cette pièce avec ce message.' : '',
      'Je reste à votre disposition s’il vous manque un autre document. Je vous remercie de me confirmer la bonne réception.',
    ],
  };
};

const adviserAbsence: Compose = (plan) => {
  const day = dayAfter(plan.text, '(?:rendez-vous|convocation)(?: du| de)?', plan.today);
  const isInterview = says(plan, /\bentretien\b/u);
  const isSick = says(plan, /\bmalade\b/u);
  const other = daysProposed(plan.text, weekdayOf(day));
  const offered = /(?:plutôt|possible|préf\p{L}+|dispo\p{L}*|propose)/iu.test(plan.text)
    ? other
    : '';
  return {
    before:
      'Voici votre message. Envoyez-le avant le rendez-vous, par la messagerie de votre espace personnel aussi\u00a0: une absence sans excuse peut faire suspendre l’allocation.',
    subject: `Mon rendez-vous${day === '' ? '' : ` ${day.replace(/^le /u, 'du ')}`}\u00a0: demande de report`,
    paragraphs: [
      `Je ne pourrai pas venir à notre rendez-vous${day === '' ? '' : ` ${day.replace(/^le /u, 'du ').replace(/^(?!du )/u, 'de ')}`}${isInterview ? '\u00a0: j’ai un entretien d’embauche ce jour-là' : isSick ? ', car je suis malade' : ''}. Je vous prie de m’en excuser.`,
      isInterview || isSick ? 'Je peux vous transmettre un justificatif.' : '',
      `Serait-il possible de fixer une autre date\u202f? ${offered === '' ? 'Je m’adapterai à vos disponibilités, sur place ou par téléphone.' : `Je suis disponible ${offered}.`} Je vous remercie de votre compréhension.`,
    ],
  };
};
const weekdayOf = (day: string): string =>
  /^\p{L}+(?= \d)/u.exec(day.replace(/^le /u, ''))?.[0] ?? '';

const questionAsked: Compose = (plan) => {
  const question = questionOf(plan);
  if (question === '') return null;
  return {
    before: 'Voici votre message. Une question courte a plus de chances d’avoir une réponse.',
    subject: subjectOf(plan, 'une question'),
    paragraphs: [
      plan.application === null
        ? `Je me permets de vous écrire${plan.post === '' ? '' : ` au sujet du ${plan.post}`}.`
        : `Le ${dayInWords(plan.application.date)}, je vous ai adressé ma candidature${about(plan)}.`,
      question,
      'Je vous remercie de votre réponse.',
    ],
  };
};

/** What a message from a recruiter asks for. */
const answerRecruiter: Compose = (plan) => {
  const quoted = /[«"“]([^»"”]*)[»"”]/u.exec(plan.text)?.[1] ?? '';
  const asked = fold(quoted);
  const own = plan.text.replace(/[«"“][^»"”]*[»"”]/gu, '. ').trim();
  const ownPlan: Plan = { ...plan, text: own, line: fold(own).replaceAll("'", ' ') };
  // A "no" that is not of a kind of contract is not turned for sure.
  if (/(?:^|[,.;:] ?)non pour(?!\p{L})|(?<!\p{L})oui si(?!\p{L})/iu.test(own)) return null;
  const asksTime = /disponib|creneau|call|echange|rencontr|quand/u.test(asked);
  const asksStart = /commencer|debut|prise de poste|delai|date de disponibilite|integrer/u.test(
    asked,
  );
  const asksPay = /pretention|salaire|remuneration/u.test(asked);
  const asksRhythm = /rythme/u.test(asked);
  const isTraining = /alternance|apprenti/u.test(asked);
  const days = daysProposed(own, '');
  const range = /(\d{2}) ?(?:a|à|-|et) ?(\d{2}) ?k/iu.exec(own);
  const least = /(\d{2}) ?k(?:€)?\s*(?:min|mini|minimum)?/iu.exec(own);
  const pay =
    range !== null
      ? `Mes prétentions se situent entre ${euros(Number(range[1]) * 1000)} et ${euros(Number(range[2]) * 1000)} brut par an.`
      : least !== null
        ? `Je souhaite une rémunération d’au moins ${euros(Number(least[1]) * 1000)} brut par an.`
        : '';
  const yes = [
    ...own.matchAll(
      /(?<!\p{L})(?:le |la |un |une )?(CDI|CDD|intérim|freelance|TJM|temps plein|temps partiel|2x8|nuit) (oui|non)/giu,
    ),
  ].map(([, what = '', answer = '']) => ({ what, isYes: /oui/iu.test(answer) }));
  const wanted = yes.filter(({ isYes }) => isYes).map(({ what }) => what);
  const unwanted = yes.filter(({ isYes }) => !isYes).map(({ what }) => what);
  const choice =
    wanted.length === 0
      ? ''
      : `Je recherche un ${wanted.join(' ou un ')}${unwanted.length === 0 ? '' : `, et non du ${unwanted.join(' ou du ')}`}.`;
  const part =
    /dispo(?:nible)?s? (?:mais )?(?:que |seulement |plutôt )?(?:le |les |l’)(midi|matins?|soirs?|après-midi)/iu.exec(
      own,
    )?.[1] ??
    /(?:mais )?que le (matin|midi|soir)/iu.exec(own)?.[1] ??
    '';
  const only = /\bque l[ea]|seulement|uniquement/iu.test(own);
  const isYes = /(?:^|[.,;: ])oui(?!\p{L})/iu.test(own);
  const free = plan.present === null && (plan.cv?.experiences.length ?? 0) > 0 && !isTraining;
  const startTold = found(
    ownPlan,
    /(?:commencer|début|disponible|dispo) ((?:dans|à partir|dès|tout de suite|immédiatement)[^.,;]*)/iu,
    /(dans (?:un|une|deux|trois|\d+) (?:mois|semaines?))/iu,
  );
  const start =
    startTold !== ''
      ? `Je peux commencer ${startTold}.`
      : asksStart && free
        ? 'Je suis libre de tout engagement et peux commencer rapidement, à la date qui vous conviendra.'
        : '';
  const byPhone = /par téléphone|au téléphone|en visio/iu.exec(own)?.[0];
  const time =
    days !== '' && isYes
      ? `C’est d’accord pour ${days}${byPhone === undefined ? '' : `, ${byPhone.toLowerCase()}${/phone/iu.test(byPhone) && plan.signature.phone !== '' ? ` au ${plan.signature.phone}` : ''}`}.`
      : days !== ''
        ? `Je suis disponible ${days}${byPhone === undefined ? '' : `, ${byPhone.toLowerCase()}${/si possible/iu.test(own) ? ' si possible' : ''}`}.`
        : part !== ''
          ? `Je suis disponible ${only ? 'seulement ' : ''}le ${part}${isYes && only ? '' : ' pour un échange'}.`
          : asksTime && !isTraining
            ? 'Je suis disponible pour un échange [vos créneaux].'
            : '';
  const study = plan.cv?.education[0];
  const trained =
    isTraining && study !== undefined
      ? `Je prépare le diplôme suivant\u00a0: ${study.degree.value}${study.institution === null ? '' : `, ${study.institution.value}`}. Je peux commencer à partir du [date de début], au rythme de [jours en entreprise et jours de cours] fixé par mon école.`
      : '';
  const what =
    /poste (?:de |d’)([\p{L}’ -]{3,30}?)(?= (?:en|à|pour|chez|est)|[.,?])/iu.exec(quoted)?.[1] ??
    /poste ((?:senior |junior |lead )?\p{Lu}?\p{L}+)(?= à)/iu.exec(quoted)?.[1] ??
    '';
  const still =
    isYes && /toujours disponible/u.test(asked)
      ? `Oui, je suis toujours disponible${what === '' ? '' : ` pour le poste de ${what}`}${/(\d+x\d+)/u.exec(quoted)?.[0] ? ` en ${/(\d+x\d+)/u.exec(quoted)?.[0] ?? ''}` : ''}${part !== '' && only ? `, mais seulement le ${part}` : ''}.`
      : '';
  return {
    before: `Voici votre réponse${asksRhythm ? '. Complétez la date et le rythme d’après le calendrier de votre école' : time.includes('[') ? '. Écrivez vos créneaux à la place des crochets\u00a0: deux ou trois suffisent' : ''}.`,
    subject:
      what === ''
        ? isTraining
          ? 'Ma disponibilité pour l’alternance'
          : 'Votre message\u00a0: ma réponse'
        : `Poste de ${what}\u00a0: ma réponse`.replace(/Poste de (?=[aeiou])/iu, 'Poste d’'),
    paragraphs: [
      `Je vous remercie de votre message${isTraining ? ' et de l’intérêt que vous portez à ma candidature' : ' et de l’intérêt que vous portez à mon profil'}.${still === '' && !isTraining ? (plan.post === '' ? ' Votre proposition m’intéresse.' : ` Le ${plan.post}${plan.at} m’intéresse.`) : ''}`,
      together(still, trained, choice, pay, start, still !== '' && part !== '' ? '' : time),
      isTraining
        ? 'Je suis disponible pour un échange quand cela vous convient, et je joins mon CV.'
        : asksPay || asksStart
          ? 'Je reste à votre disposition pour en parler de vive voix.'
          : still !== ''
            ? 'Pourriez-vous me préciser les horaires et le lieu\u202f? Je reste joignable par téléphone.'
            : 'Je reste joignable par téléphone, et je vous remercie par avance de votre retour.',
    ],
  };
};

/** The messages of a search, each by what it is for. */
export const HIRING: Partial<Readonly<Record<Purpose, Compose>>> = {
  followUp,
  interviewThanks,
  confirmInterview,
  moveInterview,
  otherMeans,
  withdrawal,
  acceptance,
  refusal,
  payTalk,
  thinkingTime,
  laterStart,
  feedback,
  spontaneous,
  placement,
  contactNote,
  referenceAsked,
  networking,
  helpThanks,
  adviserMeeting,
  answerRecruiter,
  papersSent,
  adviserAbsence,
  questionAsked,
};
