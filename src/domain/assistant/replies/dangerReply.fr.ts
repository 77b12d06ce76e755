import type { CountryAbroad } from '#/domain/assistant/countryNamed.fr';
import type { Danger } from '#/domain/assistant/dangerSigns';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';

const ELSEWHERE = '- Ailleurs : le numéro d’urgence de votre pays, un médecin, un proche.';
const KEPT =
  'La recherche d’emploi peut attendre. Ce qui est écrit ici reste sur votre appareil, et vous pouvez l’effacer.';

/** Who listens, now, by danger. Numbers as their own sites give them, read in November 2026. */
const WORDS: Readonly<Record<Danger, string>> = {
  suicide: `Ce que vous écrivez compte, et vous n’avez pas à rester seul·e avec cela. Je ne suis qu’un ensemble de fiches : appelez une personne maintenant.

- En France, outre-mer compris : le 3114, gratuit, jour et nuit. Des soignants écoutent, sans juger (3114.fr).
- Danger immédiat, un moment choisi ou un moyen à portée de main : le 15, ou le 112 partout en Europe ; le 114 par SMS.
- Ne restez pas seul·e : appelez un proche ou un voisin, demandez-lui de venir, et éloignez-vous de ce qui pourrait vous blesser.
- Belgique : 0800 32 123. Suisse : 143. Québec : 1 866 277-3553.
${ELSEWHERE}

${KEPT}`,
  bereavement: `Ce que vous vivez est lourd, et vous avez raison d’en parler. Le 3114 répond aussi aux proches : gratuit, jour et nuit, en France et outre-mer (3114.fr).

- Si la vie de quelqu’un est en danger maintenant : le 15, ou le 112 partout en Europe. Ne laissez pas la personne seule.
- Belgique : 0800 32 123. Suisse : 143. Québec : 1 866 277-3553.
${ELSEWHERE}

${KEPT}`,
  grief: `Je suis désolé pour vous. Perdre quelqu’un et devoir chercher du travail en même temps, c’est beaucoup : faites le minimum, le reste attendra.

- Pour parler : Empreintes, accompagner le deuil, 01 42 380 808 (écoute gratuite). Si les idées deviennent noires, le 3114, jour et nuit, gratuit.
- Démarches : la mairie, un assistant social (CCAS ou Caf) et le site service-public.fr tiennent la liste des aides, dont l’allocation de soutien familial, le capital décès et la pension de réversion.
- France Travail : prévenez votre conseiller, un rendez-vous se déplace pour un deuil.
- Belgique : 107. Suisse : 143. Québec : 811.

Quand vous voudrez, une seule petite chose à la fois : je vous aiderai à la choisir.`,
  child: `Personne n’a le droit de vous frapper, ni de frapper un enfant. Ce n’est ni de votre faute, ni de la sienne.

- En France : le 119, Allô enfance en danger, gratuit, jour et nuit. L’appel n’apparaît pas sur les factures. On peut aussi y écrire (allo119.gouv.fr).
- Danger immédiat : le 17, ou le 112 partout en Europe ; le 114 par SMS, sans parler.
- Belgique : le 103 pour les jeunes. Suisse : le 147. Québec : 1 800 361-5310 (Tel-jeunes : 1 800 263-2266).
- Ailleurs : le numéro d’urgence de votre pays, un médecin, un enseignant, un adulte de confiance.

Si cela va mal au point de ne plus vouloir vivre : le 3114. ${KEPT}`,
  violence: `Ce que vous vivez est grave, et ce n’est pas de votre faute. Vous pouvez en parler à quelqu’un dès maintenant, sans rien décider.

- En France : le 39 19, Violences Femmes Info, gratuit, anonyme, jour et nuit. Pour toute victime, femme ou homme : le 116 006.
- Danger immédiat : le 17, ou le 112 partout en Europe ; le 114 par SMS, sans parler.
- Un·e policier·ère ou gendarme répond aussi par écrit sur arretonslesviolences.gouv.fr.
- Belgique : 0800 30 030. Québec : 1 800 363-9010. Suisse : le 117 en urgence.
${ELSEWHERE}

Si cela va mal au point de ne plus vouloir vivre : le 3114. ${KEPT}`,
  assault: `Ce que vous racontez est grave : personne n’a le droit de vous frapper, de vous toucher ou de vous menacer, au travail comme ailleurs. Mettez-vous d’abord à l’abri.

- Danger immédiat : le 17, ou le 112 partout en Europe ; le 114 par SMS, sans parler. Blessure : le 15, et un certificat médical.
- En France, pour être écouté·e et conseillé·e : le 116 006 (France Victimes), gratuit, 7 jours sur 7. Violences sexistes ou sexuelles : le 39 19, jour et nuit.
- Belgique : 0800 98 100 (SOS Viol). Suisse : le 117 en urgence. Québec : 1 888 933-9007 (violences sexuelles).
${ELSEWHERE}

Ensuite seulement, et à votre rythme : noter les faits et les témoins, voir un médecin, prévenir la médecine ou l’inspection du travail. Ne démissionnez pas sous le choc. Si cela va mal au point de ne plus vouloir vivre : le 3114.`,
  shelter: `Un toit et un repas passent avant la recherche d’emploi, et il existe des personnes dont c’est le métier d’aider.

- En France : le 115, gratuit, jour et nuit, pour un hébergement d’urgence. Insistez, rappelez : les places se libèrent dans la journée.
- Pour manger : la mairie ou le CCAS de votre commune, les Restos du Cœur, le Secours populaire, les Banques alimentaires. Le site soliguide.fr montre ce qui est ouvert près de vous.
- En danger ou malade : le 15, ou le 112 partout en Europe.
- Belgique : 0800 99 340 à Bruxelles (Samusocial). Québec : le 211. Ailleurs : la mairie, un service social, une association.

Si cela va mal au point de ne plus vouloir vivre : le 3114. Votre conseiller France Travail peut aussi demander une aide d’urgence : dites-lui votre situation.`,
  captive: `Personne n’a le droit de vous garder enfermé·e, de prendre vos papiers ni de vous faire travailler de force. Ce n’est pas de votre faute, que vous ayez un titre de séjour ou non.

- En danger, ou pour sortir de là : le 17, ou le 112 partout en Europe ; le 114 par SMS, sans parler.
- Pour être écouté·e et conseillé·e : le 116 006 (France Victimes), gratuit, 7 jours sur 7.
- Des associations aident les personnes exploitées : le Comité contre l’esclavage moderne (esclavagemoderne.org). L’inspection du travail peut aussi venir sur place.
${ELSEWHERE}

Si vous le pouvez sans risque, gardez une photo de vos papiers et l’adresse du lieu. Si cela va mal au point de ne plus vouloir vivre : le 3114. ${KEPT}`,
  collapse: `Ce que vous décrivez est une souffrance, pas un manque de volonté, et cela se soigne. Ne restez pas seul·e avec cela : parlez-en à quelqu’un aujourd’hui.

- Pour parler, pour vous ou pour un proche : le 3114, gratuit, jour et nuit, en France et outre-mer (3114.fr).
- Voyez vite un médecin, le vôtre ou un médecin de garde : dites-lui le sommeil, les repas, les larmes, et depuis quand. Il peut vous soigner, vous arrêter, vous orienter.
- Si les idées deviennent noires, ou si le corps lâche : le 15, ou le 112 partout en Europe ; le 114 par SMS.
- Belgique : 107. Suisse : 143. Québec : 811.
${ELSEWHERE}

Si c’est le travail qui vous abîme, demandez aussi une visite au médecin du travail, et ne démissionnez pas dans cet état. ${KEPT}`,
  emergency: `Appelez les secours maintenant, cela passe avant tout le reste.

- En France : le 15 (Samu) ou le 18 (pompiers) ; le 112 partout en Europe ; le 114 par SMS si vous ne pouvez pas parler.
- Dites où vous êtes, ce qui s’est passé, combien de personnes. Ne raccrochez pas : on vous dira les gestes à faire.
- Québec : le 911. Suisse : le 144. Belgique : le 112.
${ELSEWHERE}`,
  distress: `Ce que vous écrivez compte, et vous n’avez pas à rester seul·e avec cela. Je ne suis qu’un ensemble de fiches : appelez une personne maintenant, et ne restez pas seul·e ce soir. En France, c’est gratuit :

- Des idées noires, pour vous ou pour un proche : le 3114, jour et nuit, outre-mer compris.
- Quelqu’un vous frappe, vous touche, vous menace ou vous retient : le 39 19 ; pour toute victime, le 116 006 ; pour un enfant, le 119.
- Plus de toit ou plus rien à manger : le 115.
- Danger immédiat : le 17, le 15 pour une urgence de santé, ou le 112 partout en Europe ; le 114 par SMS, sans parler.
- Belgique : 107. Suisse : 143. Québec : 811.
${ELSEWHERE}

Si c’est le travail qui vous abîme, dites-le à votre médecin et au médecin du travail. ${KEPT}`,
};

/** The name under which the numbers of a country stand in a line, and how they are told where it is the one meant. */
const ABROAD: Readonly<Record<CountryAbroad, readonly [name: string, here: string, now: string]>> =
  {
    BE: ['Belgique', 'En Belgique', 'Danger immédiat : le 112.'],
    CH: ['Suisse', 'En Suisse', 'Danger immédiat : le 117, ou le 144 pour une urgence de santé.'],
    CA: ['Québec', 'Au Québec', 'Danger immédiat : le 911.'],
  };

/** The numbers of the country that is named stand first. */
const withCountryFirst = (words: string, country: CountryAbroad): string => {
  const [name, here, now] = ABROAD[country];
  const told = new RegExp(String.raw`\b${name}\s: ([^.\n]+)\.`, 'u').exec(words)?.[1];
  const first = words.indexOf('\n- ');
  if (told === undefined || first < 0) return words;
  const more = now.includes(told) ? '' : ` ${now}`;
  return `${words.slice(0, first)}\n- ${here} : ${told}.${more}${words.slice(first)}`;
};

/** Whatever somebody took, with whatever thought: a doctor comes before who listens. */
const TAKEN = `Appelez maintenant le 15 ou le 112, même si vous vous sentez bien : dites ce qui a été pris, combien et quand. Ne restez pas seul·e, et gardez la boîte près de vous. En Suisse, le 144 ; au Québec, le 911.`;

/** To a child who is hurt, held or put out, who answers children stands first. */
const MINOR_FIRST = `- Vous êtes mineur·e : le 119, Allô enfance en danger, gratuit, jour et nuit, au téléphone ou par écrit (allo119.gouv.fr). Belgique : le 103. Suisse : le 147. Québec : Tel-jeunes, 1 800 263-2266.`;
const TO_A_MINOR: ReadonlySet<Danger> = new Set<Danger>([
  'violence',
  'assault',
  'captive',
  'shelter',
  'distress',
]);

const OF_ONESELF: ReadonlySet<Danger> = new Set<Danger>(['suicide', 'distress', 'collapse']);

/** To someone who may be in danger: warmth, then who to call, before anything about work; where something was swallowed, the emergency before all. */
export const dangerReply = (
  danger: Danger,
  country: CountryAbroad | null = null,
  isTaken = false,
  isMinor = false,
): Reply => {
  const told = country === null ? WORDS[danger] : withCountryFirst(WORDS[danger], country);
  const words =
    isMinor && TO_A_MINOR.has(danger) ? told.replace('\n- ', `\n${MINOR_FIRST}\n- `) : told;
  return reply(isTaken && OF_ONESELF.has(danger) ? `${TAKEN}\n\n${words}` : words);
};

/** Who can be called where a danger is possible and nothing sure: told so that it supposes nothing of the person. */
type Numbers = {
  readonly listens: string;
  readonly protects: string;
  readonly shelters: string;
  readonly now: string;
};
const NUMBERS: Readonly<Record<CountryAbroad | 'FR', Numbers>> = {
  FR: {
    listens: 'le 3114 écoute jour et nuit',
    protects: 'le 39 19, ou le 119 pour un enfant',
    shelters: 'le 115',
    now: 'C’est gratuit. Danger immédiat : le 112, ou le 114 par SMS.',
  },
  BE: {
    listens: 'le 0800 32 123 écoute jour et nuit',
    protects: 'le 0800 30 030, ou le 103 pour un jeune',
    shelters: 'le CPAS de votre commune',
    now: 'C’est gratuit. Danger immédiat : le 112.',
  },
  CH: {
    listens: 'le 143 écoute jour et nuit, et le 147 les jeunes',
    protects: 'le 117',
    shelters: 'le service social de votre commune',
    now: 'Urgence de santé : le 144.',
  },
  CA: {
    listens: 'le 1 866 277-3553 écoute jour et nuit',
    protects: 'le 1 800 363-9010, ou Tel-jeunes au 1 800 263-2266',
    shelters: 'le 211',
    now: 'C’est gratuit. Danger immédiat : le 911.',
  },
};

const numbersFor = (country: CountryAbroad | null, isMinor: boolean): Numbers =>
  country === null && isMinor
    ? { ...NUMBERS.FR, protects: 'le 119 (enfance en danger)' }
    : NUMBERS[country ?? 'FR'];

/** Who names a country may be elsewhere. */
const IN_FRANCE = ' En France\u00a0: le 3114, le 39 19, le 115, le 112.';

/** Where nothing else is understood of such a message: no choice among sheets is offered. */
export const listeningReply = (): Reply =>
  reply(
    'Je vous écoute : dites-moi ce qui se passe, avec vos mots. Si c’était une question sur votre recherche ou votre travail, posez-la-moi autrement : je ne l’ai pas reconnue.',
  );

/** The same reply, and before it who can be called where the message may tell of a danger. */
export const inDoubt = (
  answer: Reply,
  country: CountryAbroad | null = null,
  isMinor = false,
): Reply => {
  const { listens, protects, shelters, now } = numbersFor(country, isMinor);
  const home = country === null ? '' : IN_FRANCE;
  return {
    ...answer,
    text: `Est-ce que ça va ? Je comprends parfois mal, alors au cas où : si vous ou un proche pensez à la mort, ${listens} ; si quelqu’un vous fait du mal ou vous menace, ${protects} ; sans toit ou sans repas, ${shelters}. ${now}${home}\n\n${answer.text}`,
  };
};

/** The same reply, and after it who can be called: what was asked is answered, and hardly sounds like a danger. */
export const inFaintDoubt = (
  answer: Reply,
  country: CountryAbroad | null = null,
  isMinor = false,
): Reply => {
  const { listens, protects, shelters, now } = numbersFor(country, isMinor);
  const home = country === null ? '' : IN_FRANCE;
  return {
    ...answer,
    text: `${answer.text}\n\nEt si autre chose vous pèse ou vous met en danger : ${listens} ; contre des coups ou des menaces, ${protects} ; pour un toit ce soir, ${shelters}. ${now}${home}`,
  };
};
