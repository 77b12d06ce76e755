import { addDays } from '#/domain/applications/days';
import { inWriting } from '#/domain/assistant/dictatedParts.fr';
import { monthInWords } from '#/domain/assistant/replies/cvAspects.fr';
import {
  capital,
  clausesSaying,
  euros,
  found,
  noticeMonths,
  says,
  together,
  told,
} from '#/domain/assistant/writing/draftParts.fr';
import type { Draft } from '#/domain/assistant/writing/draftParts.fr';
import type { Plan } from '#/domain/assistant/writing/messagePlan.fr';
import type { Purpose } from '#/domain/assistant/writing/purposes.fr';
import { DAY, dayAfter, dayTold, stretchTold } from '#/domain/assistant/writing/requestDays.fr';
import { elide } from '#/domain/letters/french/frenchWords';
import { offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import { atOrganisation } from '#/domain/letters/french/nounPhrase';
import { dayInWords } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

type Compose = (plan: Plan) => Draft | null;

const REGARDS = 'Veuillez agréer, Madame, Monsieur, mes salutations distinguées.';
const regards = (plan: Plan): string =>
  /^(?:Monsieur|Madame)(?: \p{Lu}[^,]*)?,$/u.test(plan.greeting)
    ? `Veuillez agréer, ${plan.greeting.split(/[ ,]/u)[0] ?? ''}, mes salutations distinguées.`
    : plan.greeting.startsWith('Bonjour')
      ? 'Cordialement,'
      : /Maire/u.test(plan.greeting)
        ? 'Veuillez agréer, Monsieur le Maire, mes salutations respectueuses.'
        : REGARDS;

/** The post held now: as the request says, else as the CV does. */
const heldPost = (plan: Plan): string => {
  const told =
    /(?:poste (?:de |d’)?|comme |, )((?:account|key|aide|agent|auxiliaire|chef|assistant|vendeu|compta|secr[eé]t|technic|ing[eé]nieu|caris|condu|cuisin|serveu|d[eé]velopp|responsable|charg[eé]|infirm|chauffeur|employ|op[eé]rat)[\p{L}’-]*(?: (?!depuis|chez|à|préavis|et|en|je|,)[\p{L}’-]+){0,2})/iu.exec(
      plan.text,
    )?.[1] ?? '';
  const held = (plan.formerPost ?? plan.present)?.jobTitle?.value ?? '';
  const bare = (text: string): string => fold(text).replaceAll('-', ' ');
  if (told !== '') return bare(held) === bare(told) ? held.toLowerCase() : told.trim();
  if (OF_ANOTHER.test(plan.text)) return '';
  const title = (plan.formerPost ?? plan.present)?.jobTitle?.value ?? '';
  return title === '' ? '' : offeredTitle(title.replace(/\s*\(.*$/u, ''), plan.signature.agreement);
};

/** Says for whom one works, by a person: the post of the CV may be another one. */
const OF_ANOTHER = /chez (?:lui|elle|eux|Madame|Monsieur)(?!\p{L})/iu;

const SINCE =
  /depuis ((?:(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) )?(?:19|20)\d{2}|(?:\d{1,2}|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) ans)/iu;
const sinceOf = (plan: Plan): string => {
  const said =
    SINCE.exec(plan.text)?.[1] ??
    (
      /(\d{1,2}) ans (?:d’ancienneté|d'anciennete|d’anciennete|de boîte|de boite|de maison)/iu.exec(
        plan.text,
      )?.[1] ?? ''
    ).replace(/^(\d+)$/u, '$1 ans');
  if (said !== '') return `depuis ${said}`;
  if (OF_ANOTHER.test(plan.text)) return '';
  const start = plan.present?.start?.value;
  return start === undefined ? '' : `depuis ${monthInWords(start)}`;
};

const heldWords = (plan: Plan): string => {
  const post = heldPost(plan);
  return post === ''
    ? OF_ANOTHER.test(plan.text)
      ? 'mon emploi chez vous'
      : 'mon poste'
    : elide(`mon poste de ${post}`);
};

const placeAndDay = (plan: Plan, day: string): string =>
  plan.city === '' ? '' : `${plan.city}, le ${dayInWords(day)}`;

const PAPERS =
  'mon certificat de travail, mon reçu pour solde de tout compte et l’attestation destinée à France Travail';

const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
};

const NEXT_DAY =
  /(?:remettre|donner|déposer|envoyer)[^,.;]{0,20}? (lundi|mardi|mercredi|jeudi|vendredi|samedi|demain)(?!\p{L})/iu;
const handedOn = (plan: Plan): string => {
  const named = NEXT_DAY.exec(plan.text)?.[1];
  if (named === undefined) return plan.today;
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const day = addDays(plan.today, ahead);
    if (
      named.toLowerCase() === 'demain' ||
      dayTold(named, plan.today).includes(dayInWords(day).replace(/ \d{4}$/u, ''))
    )
      return day;
  }
  return plan.today;
};

const resigning: Compose = (asked) => {
  const plan = { ...asked, greeting: asked.greeting.replace(/^Bonjour (?=Monsieur|Madame)/u, '') };
  const day = handedOn(plan);
  const months = noticeMonths(plan);
  const last = dayAfter(
    plan.text,
    '(?:dernier jour|je pars|pars|j’arrête|arr[^ ]ter?(?: chez (?:Madame|Monsieur) \\p{L}+)?|d[^ ]missionne[^,.;]{0,30}?|fin|quitte[^,.;]{0,30}?|partir)',
    plan.today,
  );
  const notice =
    months === null ? '' : `${['', 'un', 'deux', 'trois', 'quatre'][months] ?? months} mois`;
  const isFriendly = says(
    plan,
    /\b(?:bons? termes?|merci a|dire merci|remerci|content de|reconnaiss)/u,
  );
  const since = sinceOf(plan);
  return {
    before:
      'Voici votre lettre de démission. Vérifiez d’abord votre préavis (contrat ou convention collective)\u202f; démissionner n’ouvre en général pas droit au chômage. Remettez-la en deux exemplaires contre signature, ou en recommandé.',
    subject: 'Démission de mon poste',
    paragraphs: [
      `Je vous informe de ma décision de démissionner de ${heldWords(plan)}${since === '' ? '' : `, que j’occupe ${since}`}.`,
      last !== ''
        ? `${notice === '' ? 'Mon' : `À l’issue de mon préavis de ${notice}, mon`} dernier jour de travail sera ${last}.`
        : months !== null
          ? `Mon préavis étant de ${notice}, mon contrat prendra fin le ${dayInWords(addMonths(day, months))}, sauf accord entre nous sur une autre date.`
          : 'Je respecterai le préavis prévu par mon contrat et la convention collective, à compter de la remise de cette lettre.',
      `Je vous remercie de préparer pour mon départ ${PAPERS}.`,
      isFriendly
        ? 'Je garde un très bon souvenir de ces années et de votre confiance, et je ferai tout pour que la transmission se passe bien.'
        : '',
    ],
    close: regards(plan),
  };
};

const trialEnd: Compose = (plan) => {
  const start = dayAfter(plan.text, '(?:commencé|commence|débuté|depuis|arrivée?)', plan.today);
  const last = dayAfter(plan.text, '(?:je pars|dernier jour|pars|arrête|fin)', plan.today);
  return {
    before:
      'Voici votre lettre. Le délai à respecter est de 48 heures, 24 heures si vous êtes là depuis moins de huit jours. Aucun motif n’est à donner.',
    subject: 'Fin de ma période d’essai',
    paragraphs: [
      `Je vous informe de ma décision de mettre fin à ma période d’essai${start === '' ? '' : `, commencée ${start}`}.`,
      last === ''
        ? 'Je respecterai le délai de prévenance prévu par la loi.'
        : `Je respecte le délai de prévenance\u00a0: mon dernier jour de travail sera ${last}.`,
      `Je vous remercie de me remettre ce jour-là ${PAPERS}. Je vous remercie aussi de votre accueil et vous souhaite une bonne continuation.`,
    ],
    close: REGARDS,
  };
};

const amicableEnd: Compose = (plan) => {
  const years = /(\d{1,2}|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) ans/iu.exec(
    plan.text,
  )?.[0];
  const project = found(plan, /(projet (?:de |d’)[^,.;]+)/iu);
  const when = found(
    plan,
    /(?:départ souhaité|partir|départ|vers|pour) ((?:fin|début|mi-?)? ?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \d{4})?)/iu,
  );
  const since = sinceOf(plan);
  return {
    before:
      'Voici votre demande. L’employeur peut refuser\u202f; ne démissionnez pas en attendant sa réponse.',
    subject: 'Demande de rendez-vous\u00a0: rupture conventionnelle',
    paragraphs: [
      `J’occupe ${heldWords(plan)} ${years === undefined ? since : `depuis ${years}`}`
        .trim()
        .concat('.'),
      `${project === '' ? 'Je' : `Pour mener un ${project}, je`} souhaite vous proposer de mettre fin à mon contrat d’un commun accord, par une rupture conventionnelle${when === '' ? '' : `, avec un départ ${when}`}.`,
      'Pourrions-nous fixer un rendez-vous pour en parler\u202f? Je m’engage à organiser la transmission de mes dossiers. Cette demande n’est pas une démission.',
    ],
    close: regards(plan),
  };
};

const leaveAsked: Compose = (plan) => {
  const stretch = stretchTold(plan.text);
  const days = [...plan.text.matchAll(new RegExp(`(?:mon |le |du |pour |et )(${DAY})`, 'giu'))].map(
    ([, day = '']) => dayTold(day, plan.today).replace(/^(?=\p{Ll}+ \d)/u, 'le '),
  );
  const isSecret = says(
    plan,
    /\b(?:chut|sans (?:le |lui |leur )?dire|motif personnel|secret|ne dis pas)\b/u,
  );
  const event = isSecret
    ? ''
    : found(
        plan,
        /(?:c’est |)(pour (?:le |la |l’|mon |ma |mes |un |une )[^,.;]+)/iu,
        /(?:c’est )((?:le |la )(?:mariage|baptême|enterrement|déménagement)[^,.;]*)/iu,
      );
  const asksReason = says(plan, /\bmotif\b/u);
  const what = stretch !== '' ? stretch : [...new Set(days)].slice(0, 3).join(' et ');
  return {
    before: `Voici votre demande de congé. L’employeur peut refuser pour l’organisation du service\u00a0: attendez son accord écrit avant de vous absenter.`,
    subject: `Demande de congé${what === '' ? '' : ` ${what.replace(/^le /u, 'du ')}`}`,
    paragraphs: [
      `Je souhaite prendre ${stretch !== '' ? `des congés ${stretch}` : days.length > 1 ? `deux jours de congé, ${what}` : what === '' ? 'un jour de congé' : `un jour de congé ${what}`}, sur mes congés payés${event === '' || (/^pour (?:ma cadre|mon chef|ma chef|mon patron|la rh|le |mon n)/iu.test(event) && !/mariage|baptême|enterrement/iu.test(event)) ? (asksReason || isSecret ? ', pour une raison personnelle' : '') : `, ${event}`}.`,
      'Je ferai le point sur mon travail en cours avant de partir, pour que mon absence ne gêne pas l’équipe.',
      'Pourriez-vous me confirmer votre accord\u202f? Je vous remercie.',
    ],
  };
};

const absenceNotice: Compose = (plan) => {
  const when =
    new RegExp(
      `(?<!\\p{L})(aujourd’hui|demain(?: matin)?|ce matin|ce soir|cet après-midi|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))(?!\\p{L})`,
      'iu',
    ).exec(plan.text)?.[1] ?? '';
  const day = when === '' ? 'aujourd’hui' : dayTold(when, plan.today).replace(/,$/u, '');
  const child =
    /(mon (?:fils|bébé|petit)|ma (?:fille|petite)|mon enfant|enfant malade)/iu
      .exec(plan.text)?.[1]
      ?.toLowerCase() ?? '';
  const fever = /(?<!\d)(3[89]|40)(?:[.,]\d)?(?!\d)/u.exec(plan.text)?.[0];
  const isOperated = /\b(?:opere[er]?|operer|operation|hospitalise)/u.test(plan.line);
  const until = dayAfter(plan.text, 'jusqu\\S{0,3}', plan.today);
  if (says(plan, /\barret (?:maladie|de travail)\b/u))
    return {
      before:
        'Voici votre message. L’avis d’arrêt part dans les 48 heures\u00a0: un volet à l’employeur, les autres à l’assurance maladie.',
      subject: 'Arrêt de travail',
      paragraphs: [
        `Je vous informe que je suis en arrêt maladie${until === '' ? '' : ` jusqu’${until.startsWith('le ') ? until.replace(/^le /u, 'au ') : `à ${until}`}`}.`,
        'Je vous transmets mon avis d’arrêt de travail. Je vous préviendrai sans tarder s’il est prolongé, et je vous prie de m’excuser de la gêne.',
        'Merci de me confirmer que vous avez bien reçu ce message.',
      ],
    };
  const isDoctor = says(plan, /\b(?:docteur|medecin|rendez vous medical|hopital|dentiste)\b/u);
  const reason =
    child !== ''
      ? `${capital(child.replace('enfant malade', 'mon enfant'))} ${isOperated ? (/fille|petite/u.test(child) ? 'est opérée' : 'est opéré') : fever === undefined ? 'est malade' : `a ${fever} de fièvre`}`
      : isDoctor
        ? 'J’ai un rendez-vous chez le médecin'
        : says(plan, /\bmalade|grippe|gastro|angine|fievre/u)
          ? 'Je suis malade'
          : '';
  const paper =
    child !== '' && !isOperated
      ? 'Je vous transmettrai un certificat médical dès que je l’aurai.'
      : isDoctor || isOperated
        ? 'Je pourrai vous remettre un justificatif.'
        : reason === 'Je suis malade'
          ? 'Je vois un médecin et vous transmettrai l’arrêt de travail s’il y en a un.'
          : '';
  return {
    ...(reason === '' ? {} : { spent: /./u }),
    before:
      'Voici votre message. Prévenez aussi par téléphone si vous travaillez dans les heures qui viennent.',
    subject: `Absence ${/^(?:aujourd|demain)/u.test(day) ? day : `de ${day}`}`.replace(
      / ce matin$/u,
      ' de ce matin',
    ),
    paragraphs: [
      `${reason === '' ? 'Un empêchement me retient' : reason}, et je ne pourrai pas venir travailler ${day}.`.replace(
        /,,/u,
        ',',
      ),
      `${paper} Je vous prie de m’excuser de la gêne et je vous tiens au courant pour la suite.`.trim(),
      'Merci de votre compréhension.',
    ],
  };
};

const lateNotice: Compose = (plan) => {
  const minutes = /(\d{1,2}) ?(?:min|mn|minutes?)(?!\p{L})/iu.exec(plan.text)?.[1];
  const at =
    /(?:arriverai|arrive|serai là)[^,.;]{0,12}? (?:vers|à|a) (\d{1,2} h(?: \d{2})?)/iu.exec(
      plan.text,
    )?.[1];
  const quarter = says(plan, /\bquart d heure\b/u);
  const how =
    at !== undefined
      ? `arriverai vers ${at}`
      : minutes !== undefined
        ? `aurai environ ${minutes} minutes de retard`
        : quarter
          ? 'aurai un quart d’heure de retard'
          : 'aurai un peu de retard';
  const cause =
    /(?<!\p{L})((?:le |la |mon |ma )?(?:bus|tram|tramway|train|métro|metro|rer|voiture|route)) (?:est |en |a eu )?(?:en )?(panne|bloqué\p{L}*|bloque|retard|supprimé\p{L}*|annulé\p{L}*|grève)/iu.exec(
      plan.text,
    );
  const why =
    cause === null
      ? ''
      : `${capital(/^(?:le|la|mon|ma) /iu.test(cause[1] ?? '') ? (cause[1] ?? '') : `${/voiture|route/iu.test(cause[1] ?? '') ? 'ma' : 'le'} ${cause[1] ?? ''}`)} est ${/panne|retard|grève/iu.test(cause[2] ?? '') ? `en ${(cause[2] ?? '').toLowerCase()}` : (cause[2] ?? '').replace('bloque', 'bloqué').replace('éé', 'é')}, et j`;
  const ofMeeting = plan.meeting !== '' && plan.application !== null;
  return {
    spent: /\b(?:retard|arriv[a-z]*|minutes?|min|panne|bloque|greve)\b/u,
    before: 'Voici votre message, assez court pour un SMS. Si vous le pouvez, appelez aussi.',
    subject: ofMeeting
      ? `Notre rendez-vous du ${plan.meeting}\u00a0: léger retard`
      : 'Retard ce matin',
    paragraphs: [
      together(
        ofMeeting
          ? `Nous avons rendez-vous à ${plan.meetingHour}${plan.post === '' ? '' : ` pour le ${plan.post}`}.`
          : '',
        why === '' ? `J’${how}.`.replace('J’arriverai', 'J’arriverai') : `${why}’${how}.`,
      ),
      `Je vous prie de m’en excuser et je fais au plus vite.${ofMeeting ? ' Si vous préférez décaler notre rendez-vous, dites-le-moi.' : ''}`,
    ],
  };
};

const raiseAsked: Compose = (plan) => {
  const more = /(\d{2,4}) ?(?:€|euros?)? (?:de plus|d’augmentation|en plus)/iu.exec(plan.text)?.[1];
  const hourly = /(\d{1,2}(?:[.,]\d{1,2})?) ?(?:€|euros?) ?(?:de )?l’heure/iu.exec(plan.text)?.[1];
  const instead = /au lieu de (\d{1,2}(?:[.,]\d{1,2})?)/iu.exec(plan.text)?.[1];
  const whole = /(?:vise|voudrais|souhaite|passer à|demande) (\d(?:[ .]?\d{3}))/iu.exec(
    plan.text,
  )?.[1];
  const kind = says(plan, /\bnet\b/u) ? 'net' : 'brut';
  const wish =
    hourly !== undefined
      ? `passer à ${hourly.replace('.', ',')} € de l’heure${instead === undefined ? '' : `, au lieu de ${instead.replace('.', ',')} €`}`
      : more !== undefined
        ? `une augmentation de ${euros(Number(more))} par mois`
        : whole !== undefined
          ? `que ma rémunération passe à ${euros(Number(whole.replace(/\D/gu, '')))} ${kind} par mois`
          : 'que ma rémunération soit revue';
  const years = /(\d{1,2}) ans d’anciennet/iu.exec(plan.text)?.[1];
  const since = years === undefined ? sinceOf(plan) : `depuis ${years} ans`;
  const facts = told(plan, /\b(?:augmentation|voudrais|souhaite|vise|veux|anciennete|de plus)\b/u);
  const post = heldPost(plan);
  return {
    before:
      'Voici votre demande. Demandez un rendez-vous plutôt qu’une réponse par écrit, et venez avec deux résultats chiffrés.',
    subject: 'Demande de rendez-vous\u00a0: ma rémunération',
    paragraphs: [
      together(
        (since === '' && post === '') || /(?<!\p{L})depuis(?!\p{L})/u.test(facts)
          ? ''
          : hourly !== undefined && plan.isNamed && SINCE.exec(plan.text) === null
            ? ''
            : `Je travaille ${post === '' ? 'avec vous' : `comme ${post}`} ${since}.`.replace(
                / \./u,
                '.',
              ),
        facts,
      ),
      `${hourly !== undefined ? 'Je souhaiterais' : 'Compte tenu de ce travail, je souhaiterais'} ${wish}.`,
      'Pourrions-nous en parler lors d’un rendez-vous, au moment qui vous convient\u202f? Je vous remercie de votre attention.',
    ],
  };
};

const trainingAsked: Compose = (plan) => {
  const name = found(
    plan,
    /formation ((?!chez|de \d|en |pour|qui|\d)(?:\p{Lu}[\p{L}\d+]*|[\p{L}\d]+)(?: (?!\d|chez|via|sur|à|,)\p{Lu}[\p{L}\d]*)?)/u,
  );
  const length = /(?<!\d)(\d{1,3}) ?(h|heures|jours?|semaines?)(?!\p{L})/iu.exec(plan.text);
  const when =
    /en (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/iu.exec(
      plan.text,
    )?.[0] ?? '';
  const where = found(
    plan,
    /(chez un organisme(?: à \p{Lu}\p{L}+)?|à l’(?:AFPA|GRETA)[^,.;]*|au (?:GRETA|CNAM)[^,.;]*)/iu,
  );
  const isOwnAccount = says(plan, /\bcpf\b/u);
  const atWork = says(plan, /\btemps de travail\b/u);
  const use = /(?:ça|cela) me (servirait|serait utile|permettrait|aiderait) ([^.;]+)/iu.exec(
    plan.text,
  );
  return {
    before: 'Voici votre demande. Joignez le programme et le devis\u00a0: cela aide à dire oui.',
    subject: `Demande de formation${name === '' ? '' : ` ${name}`}`,
    paragraphs: [
      `Je souhaite suivre ${name === '' ? 'une formation' : `la formation ${name}`}${length === null ? '' : ` (${length[1] ?? ''} ${/^h/iu.test(length[2] ?? '') ? 'heures' : (length[2] ?? '')})`}${where === '' ? '' : `, ${where}`}${when === '' ? '' : `, ${when}`}.`,
      together(
        use === null
          ? 'Elle me permettrait d’être plus efficace dans mon poste et de prendre en charge de nouvelles tâches.'
          : `Elle me ${use[1] ?? 'servirait'} ${inWriting(use[2] ?? '')}.`,
        isOwnAccount
          ? `Je peux mobiliser mon compte personnel de formation${atWork ? ', et je vous demande votre accord pour la suivre sur mon temps de travail' : ''}.`
          : 'Serait-il possible que l’entreprise la prenne en charge, dans le plan de développement des compétences\u202f?',
      ),
      'Je peux vous transmettre le programme et le devis, et en parler lors d’un rendez-vous. Je vous remercie de votre réponse.',
    ],
  };
};

const arrangementAsked: Compose = (plan) => {
  const share = /passer (?:à|a) (\d{2}) ?%/iu.exec(plan.text)?.[1];
  const hours = /passer (?:à|a) (\d{1,2}) ?(?:h|heures)/iu.exec(plan.text)?.[1];
  const now = /(?:contrat[^,.;]{0,12}?|suis à|fais) (\d{1,2}) ?(?:h|heures)/iu.exec(plan.text)?.[1];
  const telework = says(plan, /\bteletravail\b/u);
  const days =
    /(?:le |les )((?:lundi|mardi|mercredi|jeudi|vendredi)s?(?: (?:et|,) (?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi)s?)*)/iu.exec(
      plan.text,
    )?.[1] ?? '';
  const from =
    /(?:à partir de |dès |en )((?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \d{4})?|\d{1,2}(?:er)? \p{L}+)/iu.exec(
      plan.text,
    )?.[1] ?? '';
  const trip =
    /(\d ?h ?\d{0,2}|\d+ min(?:utes)?|\d+ ?km) (?:de )?(?:trajet|route|transport)/iu.exec(
      plan.text,
    )?.[0];
  const kids = says(plan, /\benfants?\b/u);
  const weekday = /mes (mercredis|lundis|vendredis)/iu.exec(plan.text)?.[1];
  const what =
    share !== undefined
      ? `passer à ${share} %`
      : hours !== undefined
        ? `passer à ${hours} heures par semaine${now === undefined ? '' : `, au lieu de ${now} aujourd’hui`}`
        : telework
          ? `travailler à distance ${days === '' ? 'une partie de la semaine' : `le ${days}`}`
          : 'aménager mes horaires de travail';
  const why =
    trip !== undefined
      ? `Mon trajet dure ${trip.replace(/ (?:de )?(?:trajet|route|transport)$/iu, '').replace(/(\d) ?h ?(\d)/iu, '$1 h $2')}\u00a0: ces journées me permettraient de travailler dans de meilleures conditions, avec la même disponibilité.`
      : kids
        ? `${weekday === undefined ? 'Cette organisation' : `Ne pas travailler le ${weekday.replace(/s$/u, '')}`} me permettrait de m’occuper de mes enfants.`
        : hours !== undefined && Number(hours) > Number(now ?? 0)
          ? 'Je suis disponible pour ces heures, sur votre site ou sur un autre.'
          : told(plan, /\b(?:passer|teletravail|horaires)\b/u);
  return {
    before:
      hours !== undefined && Number(hours) > Number(now ?? 0)
        ? 'Voici votre demande. À temps partiel, vous êtes prioritaire pour plus d’heures sur un poste de même catégorie\u00a0: gardez une copie.'
        : 'Voici votre demande. Montrez comment le travail se fera\u00a0: c’est ce qui aide à dire oui.',
    subject: telework
      ? 'Demande de télétravail'
      : share !== undefined
        ? `Demande de temps partiel à ${share} %`
        : hours !== undefined
          ? `Demande d’augmentation de ma durée de travail`
          : 'Demande concernant mes horaires',
    paragraphs: [
      `Je souhaiterais ${what}${from === '' ? '' : `, à partir ${/^[aeo]/iu.test(from) ? `d’${from}` : /^\d/u.test(from) ? `du ${from}` : `de ${from}`}`}.`,
      together(
        why,
        telework
          ? 'Je resterai joignable aux heures habituelles et présent·e sur place dès que le service le demande.'.replace(
              'présent·e sur place',
              'viendrai sur place',
            )
          : share !== undefined
            ? 'Je vous propose d’étudier ensemble la répartition de mes tâches.'
            : '',
      ),
      'Pourrions-nous en parler lors d’un rendez-vous\u202f? Je vous remercie de votre réponse.',
    ],
    close: regards(plan),
  };
};

const papersClaimed: Compose = (plan) => {
  const end = dayAfter(
    plan.text,
    '(?:fini(?:t)?|termin[^ ]|contrat (?:est )?fini|parti(?:e)?|fin(?: de contrat)?)(?: le)?',
    plan.today,
  );
  const what = says(plan, /\bcertificat\b/u)
    ? 'mon certificat de travail'
    : says(plan, /\bsolde\b/u)
      ? 'mon reçu pour solde de tout compte et le paiement correspondant'
      : says(plan, /\battestation\b/u)
        ? 'l’attestation destinée à France Travail'
        : 'mes bulletins de paie';
  const year = /\d{4}/u.test(end) ? '' : end === '' ? '' : ` ${plan.today.slice(0, 4)}`;
  const post =
    plan.formerPost ?? (plan.present === null ? (plan.cv?.experiences[0] ?? null) : null);
  const title = post?.jobTitle?.value.toLowerCase() ?? '';
  const limit = dayInWords(addDays(plan.today, 8));
  return {
    before:
      'Voici votre lettre. Envoyez-la en recommandé avec avis de réception, et gardez une copie. Sans réponse, les prud’hommes en référé peuvent ordonner la remise.',
    subject: `Demande de ${what.replace(/^mon |^mes |^l’/u, '')}`.replace(
      'de attestation',
      'd’attestation',
    ),
    paragraphs: [
      `Mon contrat${title === '' ? '' : elide(` de ${title}`)}${post?.company === null || post === null ? '' : ` ${atOrganisation(post.company?.value ?? '')}`} a pris fin${end === '' ? '' : ` ${end}${year}`}. À ce jour, je n’ai toujours pas reçu ${what}.`,
      `${says(plan, /\bcertificat\b/u) ? 'Ce document doit être remis à la fin du contrat (article L1234-19 du Code du travail)' : 'Ces documents doivent être remis à la fin du contrat'}${says(plan, /\bcertificat|\bsolde/u) ? ', comme l’attestation destinée à France Travail' : ''}. Je vous demande de me l’envoyer avant le ${limit}, ou de me dire quand je peux venir le chercher.`
        .replace(
          'de me l’envoyer',
          /^(?:mes|mon reçu)/u.test(what) ? 'de me les envoyer' : 'de me l’envoyer',
        )
        .replace('le chercher', /^(?:mes|mon reçu)/u.test(what) ? 'les chercher' : 'le chercher'),
      'Sans réponse de votre part à cette date, je saisirai le conseil de prud’hommes en référé.',
    ],
    close: regards(plan),
  };
};

const payClaimed: Compose = (plan) => {
  const hours = /(\d{1,3})\s?(?:h|heures?)\s?(?:heures )?(?:supplémentaires|sup)/iu.exec(
    plan.text,
  )?.[1];
  const month =
    /(?:de |d’|en |du mois de )(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/iu.exec(
      plan.text,
    )?.[1] ??
    /(?:payer|payé) (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/iu.exec(
      plan.text,
    )?.[1] ??
    '';
  const ofMonth = month === '' ? '' : ` ${/^[ao]/u.test(month) ? 'd’' : 'de '}${month}`;
  const bonus = found(
    plan,
    /((?:la |une )?prime (?:de |d’)[^,;]{3,50}?)(?=$|,|;| mail| pour| sur)/iu,
  );
  const sum = /(\d{1,4}(?:[.,]\d{2})?) ?(?:€|euros)/iu.exec(plan.text)?.[1];
  const vouchers = /(\d{1,2}) (?:titres?-restaurant|titres)/iu.exec(plan.text)?.[1];
  const hasVouchers = /titres?-restaurant/iu.test(plan.text);
  const payslip = says(plan, /\b(?:fiche de paie|bulletin)\b/u);
  const rests = /((?:\d|deux|trois) repos)[^,.;(]*(\([^)]*\))?/iu.exec(plan.text);
  const bonusName =
    bonus === ''
      ? ''
      : bonus
          .replace(/^(?:la |une )/iu, '')
          .replace(/de \d+ ?(?:€|euros) ?/iu, '')
          .replace(/^prime de de/u, 'prime de');
  const leave = /(\d{1,2}|un|deux|trois|quatre|cinq) jours? de congés?(?: payés?)?/iu.exec(
    plan.text,
  );
  const missing =
    leave !== null
      ? /^(?:1|un)$/u.test(leave[1] ?? '')
        ? 'un jour de congé payé n’y figure pas'
        : `${leave[1] ?? ''} jours de congés payés n’y figurent pas`
      : hasVouchers
        ? `mes ${vouchers === undefined ? '' : `${vouchers} `}titres-restaurant n’ont pas été comptés`
        : bonusName !== ''
          ? `la ${bonusName}${sum === undefined ? '' : `, de ${euros(Number(sum.replace(',', '.')))},`} n’y figure pas`
          : '';
  const isUnpaid = hours === undefined && missing === '';
  // What is owed is not named surely enough.
  if (
    isUnpaid &&
    !/\bsalaire|\bpayer?\b|\bpayee?s?\b/u.test(plan.line.replaceAll(/conges? payes?/gu, ''))
  )
    return null;
  return {
    before:
      'Voici votre message. Gardez votre propre relevé, jour par jour\u202f; sans réponse, écrivez en recommandé.',
    subject:
      hours !== undefined
        ? `Mes heures supplémentaires${ofMonth}`
        : missing !== ''
          ? `Mon bulletin de paie${ofMonth}`
          : `Mon salaire${ofMonth}`,
    paragraphs: [
      hours !== undefined
        ? together(
            `J’ai effectué ${hours} heures supplémentaires${month === '' ? '' : ` en ${month}`}, et je ne les vois pas sur ma paie.`,
            rests === null
              ? ''
              : `De plus, ${(rests[1] ?? '').replace('2', 'deux')} m’ont été retirés ce mois-ci${rests[2] === undefined ? '' : ` ${rests[2]}`}.`,
          )
        : missing !== ''
          ? `En lisant mon bulletin de paie${ofMonth}, j’ai vu une erreur\u00a0: ${missing}.`
          : `À ce jour, mon salaire${ofMonth} ne m’a pas été versé.`,
      hours !== undefined
        ? 'Il s’agit sans doute d’un oubli. Pourriez-vous vérifier et me dire quand elles seront payées ou récupérées\u202f? Je tiens à votre disposition le relevé de ces heures.'
        : isUnpaid
          ? `Pourriez-vous faire le nécessaire avant le ${dayInWords(addDays(plan.today, 8))}, et me confirmer la date du versement\u202f?`
          : `Pourriez-vous vérifier et faire la correction${payslip ? ' sur la prochaine paie, ou par un bulletin rectifié' : ''}\u202f?`,
      'Je reste disponible pour en parler, et je vous remercie de votre réponse.',
    ],
    close: 'Cordialement,',
  };
};

const contractAsked: Compose = (plan) => {
  const start = dayAfter(plan.text, '(?:commence|commencer|démarre|débute|début)', plan.today);
  return {
    before:
      'Voici votre message. Un CDD se remet par écrit dans les deux jours ouvrables qui suivent l’embauche\u00a0: gardez une trace de vos demandes.',
    subject: 'Mon contrat de travail',
    paragraphs: [
      `${start === '' ? 'Je me réjouis de travailler avec vous' : `Je dois commencer ${start}`}${plan.post === '' ? '' : ` au ${plan.post}`}, et je n’ai pas encore reçu mon contrat de travail signé.`.replace(
        'avec vous au poste',
        'avec vous, au poste',
      ),
      `Pourriez-vous me l’envoyer${start === '' ? ' ces prochains jours' : ' avant cette date'}, ou me dire quand je peux passer le signer\u202f?`,
      'Je reste à votre disposition s’il vous manque un document. Je vous remercie de votre réponse.',
    ],
  };
};

const sanctionContested: Compose = (plan) => {
  const what = /(avertissement|sanction|mise à pied|blâme)/iu.exec(plan.text)?.[1] ?? 'sanction';
  const date = /(?:du|le) (\d{1,2}(?:er)? \p{L}+)/iu.exec(plan.text)?.[1] ?? '';
  const facts = told(plan, /\bcontest/u);
  return {
    before:
      'Voici votre lettre. Envoyez-la en recommandé ou remettez-la contre signature, avec une copie de vos preuves.',
    subject: `Contestation ${what.startsWith('a') ? `de l’${what}` : `de la ${what}`}${date === '' ? '' : ` du ${date}`}`,
    paragraphs: [
      `J’ai reçu ${/^a|^bl/u.test(what) ? 'un' : 'une'} ${what}${date === '' ? '' : ` daté${/^(?:avert|bl)/u.test(what) ? '' : 'e'} du ${date}`}, que je conteste.`,
      together(
        facts === ''
          ? 'Les faits qui me sont reprochés ne correspondent pas à ce qui s’est passé.'
          : facts,
        /\bpreuve|prouve/u.test(fold(plan.text))
          ? 'Je joins une copie de cette preuve à ma lettre.'
          : '',
      ),
      `Je vous demande donc de retirer ${what.startsWith('a') ? `cet ${what}` : `cette ${what}`} de mon dossier et de me le confirmer par écrit. Je suis disponible pour un entretien.`,
    ],
    close: regards(plan),
  };
};

const complaint: Compose = (plan) => {
  const since = found(
    plan,
    /depuis ((?:le )?(?:\d{1,2} )?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|\d+ (?:mois|semaines|ans)|(?:un|deux|trois) mois)/iu,
  );
  const who =
    /(ma|mon|la|le) (responsable|chef(?:fe)?|patron(?:ne)?|manager|collègue|superviseur|directeur|directrice)/iu.exec(
      plan.text,
    );
  const facts =
    clausesSaying(plan, /\b(?:crie|hurle|insulte|humili|rabaisse|engueule|menace|harcel)/u)[0] ??
    '';
  const act = /(?:crie|hurle)/iu.test(facts)
    ? 'me crie dessus'
    : /insulte/iu.test(facts)
      ? 'm’insulte'
      : /humili/iu.test(facts)
        ? 'm’humilie'
        : /menace/iu.test(facts)
          ? 'me menace'
          : 'me parle de façon blessante';
  const inFront =
    /devant (?:tout le monde|les clients|mes collègues|l’équipe)/iu.exec(plan.text)?.[0] ?? '';
  return {
    before:
      'Voici votre lettre. Ajoutez deux ou trois faits avec leur date, leur lieu et les témoins si vous en avez\u202f; gardez une copie. Votre médecin, le médecin du travail et l’inspection du travail peuvent vous aider.',
    subject: 'Signalement\u00a0: comportement à mon égard',
    paragraphs: [
      `Je vous alerte sur ce que je vis au travail${since === '' ? '' : ` depuis ${since}`}\u00a0: ${who === null ? 'une personne de l’entreprise' : `${who[1]?.toLowerCase() ?? 'ma'} ${who[2]?.toLowerCase() ?? 'responsable'}`} ${act}${inFront === '' ? '' : `, ${inFront}`}.`,
      'Ces faits se répètent. Ils me touchent beaucoup et rendent mon travail difficile.',
      'Je vous demande d’y mettre fin et de me protéger, comme la loi vous y oblige. Je souhaite être reçu·e pour en parler, et je vous remercie de me répondre par écrit.'
        .replace('être reçu·e', 'un rendez-vous')
        .replace('un rendez-vous pour en parler', 'un rendez-vous pour en parler'),
    ],
    close: regards(plan),
  };
};

const accidentNotice: Compose = (plan) => {
  const when =
    /(?<!\p{L})(hier|ce matin|aujourd’hui|avant-hier)(?!\p{L})/iu
      .exec(plan.text)?.[1]
      ?.toLowerCase() ?? '';
  const day =
    when === 'hier'
      ? `hier, le ${dayInWords(addDays(plan.today, -1))},`
      : when === ''
        ? ''
        : `${when}, le ${dayInWords(plan.today)},`;
  const fact =
    clausesSaying(plan, /\b(?:glisse|tombe|blesse|coupe|coince|brule|chute|cogne)/u)[0] ?? '';
  const said =
    /((?:j’ai|je me suis|je suis) (?:glissé|glisse|tombée?|blessée?|coupée?|brûlée?|cognée?)[^,.;]*)/iu.exec(
      fact,
    )?.[1] ?? '';
  return {
    before:
      'Voici votre message. Envoyez-le aujourd’hui\u00a0: l’employeur a 48 heures pour déclarer l’accident, et vous remet la feuille de soins. Notez le nom des témoins.',
    subject: 'Déclaration d’un accident du travail',
    paragraphs: [
      `Je vous informe que j’ai eu un accident du travail ${day} pendant mes heures de travail${said === '' ? '' : `\u00a0: ${said.replace('glisse ', 'glissé ')}`}.`.replace(
        '  ',
        ' ',
      ),
      `${says(plan, /\bcertificat\b/u) ? 'J’ai vu un médecin, et je vous transmets son certificat médical.' : 'Je vous transmettrai le certificat médical.'} Je vous demande de déclarer cet accident à la CPAM et de me remettre la feuille d’accident du travail.`,
      'Je reste joignable par téléphone. Je vous remercie de me confirmer que vous avez bien reçu ce message.',
    ],
    close: regards(plan),
  };
};

const farewell: Compose = (plan) => {
  const last = dayAfter(plan.text, '(?:dernier jour|départ|pars|pars le)', plan.today);
  const drink = /pot(?: de départ)?(?: [^,.;\d]+?)? (?:à|a|vers) (\d{1,2} h(?: \d{2})?)/iu.exec(
    plan.text,
  )?.[1];
  const where =
    /pot(?: de départ)? ((?:au|à la|à l’|chez|dans) [^,.;]+?) (?:à|a|vers) \d{1,2} h/iu.exec(
      plan.text,
    )?.[1] ?? '';
  const years = /(?:ces|mes|de) (\d{1,2}|deux|trois|quatre|cinq|six|dix) (?:ans|années)/iu.exec(
    plan.text,
  )?.[1];
  return {
    spent: /\b(?:pot|merci|depart|dernier jour)\b/u,
    before: 'Voici votre message de départ.',
    subject: 'Mon dernier jour',
    paragraphs: [
      `${last === '' ? 'Je vais bientôt quitter l’équipe' : `${capital(last.replace(/^le /u, 'le '))} sera mon dernier jour avec vous`}. Merci à toutes et à tous pour ces ${years === undefined ? 'moments' : `${years} années`} de travail partagé${years === undefined ? 's' : 'es'}\u00a0: j’ai appris à vos côtés et j’en garde un bon souvenir.`,
      drink === undefined
        ? ''
        : `Je vous propose de nous retrouver à ${drink} pour un pot${where === '' ? '' : ` ${where}`}, en toute simplicité.`,
      `Gardons le contact${plan.signature.phone === '' ? '' : `\u00a0: ${plan.signature.phone}`}. Bonne route à vous toutes et tous\u202f!`,
    ],
    close: 'À bientôt,',
  };
};

const certificateAsked: Compose = (plan) => {
  const isCopy = says(plan, /\b(?:duplicata|copie)\b/u);
  const years = /de ((?:19|20)\d{2}) (?:à|a) ((?:19|20)\d{2})/iu.exec(plan.text);
  const body =
    /pour (?:la |le |l’)?(caf|banque|préfecture|mutuelle|logement|bailleur|crèche|impôts|préfecture|sécu)/iu.exec(
      plan.text,
    )?.[1] ?? '';
  const what = isCopy
    ? `un duplicata de ${/bulletin|fiche/iu.test(plan.text) ? 'mes bulletins de paie' : 'mon certificat de travail'}`
    : 'une attestation d’emploi';
  const title = (plan.formerPost ?? plan.present)?.jobTitle?.value.toLowerCase() ?? '';
  return {
    before: `Voici votre demande.${isCopy ? ' Une copie n’est pas obligatoire, mais la plupart des employeurs l’envoient.' : ' Elle se demande simplement, et gratuitement.'}`,
    subject: `Demande ${isCopy ? 'de duplicata' : 'd’attestation d’emploi'}`,
    paragraphs: [
      isCopy
        ? `J’ai travaillé ${plan.house === '' ? 'chez vous' : atOrganisation(plan.house)}${years === null ? '' : ` de ${years[1] ?? ''} à ${years[2] ?? ''}`}${title === '' ? '' : `, comme ${title}`}. Je n’ai plus mon certificat de travail.`.replace(
            'Je n’ai plus mon certificat de travail',
            /bulletin|fiche/iu.test(plan.text)
              ? 'Je n’ai plus mes bulletins de paie'
              : 'Je n’ai plus mon certificat de travail',
          )
        : `J’ai besoin d’une attestation d’emploi${body === '' ? '' : ` pour la ${/caf/iu.test(body) ? 'Caf' : body}`.replace('la logement', 'un logement').replace('la impôts', 'les impôts').replace('la bailleur', 'mon bailleur')}.`,
      isCopy
        ? `Pourriez-vous m’envoyer ${what}, par e-mail ou par courrier\u202f?`
        : 'Pourriez-vous m’en faire une, avec la date de mon embauche, mon emploi, la durée de travail et votre signature\u202f? Un papier simple suffit.',
      'Je peux passer le chercher si c’est plus simple pour vous. Je vous remercie de votre aide.',
    ],
    close: regards(plan) === REGARDS ? 'Cordialement,' : regards(plan),
  };
};

/** The messages of who works or has worked for somebody, each by what it is for. */
export const AT_WORK: Partial<Readonly<Record<Purpose, Compose>>> = {
  resigning,
  trialEnd,
  amicableEnd,
  leaveAsked,
  absenceNotice,
  lateNotice,
  raiseAsked,
  trainingAsked,
  arrangementAsked,
  papersClaimed,
  payClaimed,
  sanctionContested,
  complaint,
  accidentNotice,
  farewell,
  certificateAsked,
  contractAsked,
};

/** The place and the day that a letter opens with; empty for other messages. */
export const letterHead = (plan: Plan): string =>
  plan.purpose === 'resigning' || plan.purpose === 'trialEnd'
    ? [
        placeAndDay(plan, handedOn(plan)),
        says(plan, /\bmain propre\b/u)
          ? 'Remise en main propre contre décharge, en deux exemplaires'
          : '',
      ]
        .filter((line) => line !== '')
        .join('\n')
    : '';
