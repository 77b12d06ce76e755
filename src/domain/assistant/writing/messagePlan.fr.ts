import type { Application, Contact } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { accountOf, isJob } from '#/domain/assistant/account';
import { applicationMeant, namedIn } from '#/domain/assistant/accountNames.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { wishesIn } from '#/domain/assistant/messageWishes.fr';
import type { Wishes } from '#/domain/assistant/messageWishes.fr';
import { monthInWords } from '#/domain/assistant/replies/cvAspects.fr';
import { nearestPost } from '#/domain/assistant/replies/cvProof.fr';
import type { Signature } from '#/domain/assistant/replies/emails.fr';
import { signatureOf } from '#/domain/assistant/replies/replyParts.fr';
import { readRequest } from '#/domain/assistant/requestText.fr';
import { opened } from '#/domain/assistant/terms';
import { purposeOf } from '#/domain/assistant/writing/purposes.fr';
import type { Purpose } from '#/domain/assistant/writing/purposes.fr';
import { dayNoted, weekdayTold } from '#/domain/assistant/writing/requestDays.fr';
import type { Cv, CvExperience } from '#/domain/cv/cv';
import { FIRST_NAMES } from '#/domain/cv/person/firstNames.fr';
import { elide, lowerFirst } from '#/domain/letters/french/frenchWords';
import { offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import { atOrganisation } from '#/domain/letters/french/nounPhrase';
import { COUNTRIES, TOWNS } from '#/domain/places/placeNames.fr';
import { fold } from '#/domain/shared/text';

/** All that a message is composed from. */
export type Plan = {
  readonly purpose: Purpose;
  /** The request as it would be written with care, and the same folded. */
  readonly text: string;
  readonly line: string;
  readonly today: Day;
  readonly application: Application | null;
  /** "poste de cariste", and where, with the space before it; empty where neither is known. */
  readonly post: string;
  readonly at: string;
  readonly house: string;
  /** The pay that the account notes; empty where none is. */
  readonly pay: string;
  /** Who is written to as they are greeted: "Bonjour Madame Aubry,". */
  readonly greeting: string;
  readonly isNamed: boolean;
  readonly isFamiliar: boolean;
  readonly gender: 'feminine' | 'masculine' | null;
  readonly form: 'mail' | 'sms' | 'letter';
  /** The interview that is meant, as a message says it, and its weekday; empty where none is noted. */
  readonly meeting: string;
  readonly meetingHour: string;
  readonly meetingPlace: string;
  readonly meetingDay: string;
  /** What was noted of it. */
  readonly meetingNotes: string;
  readonly wishes: Wishes;
  readonly signature: Signature;
  readonly city: string;
  readonly cv: Cv | null;
  /** The post held now, where one is. */
  readonly present: CvExperience | null;
  /** The post of the CV in the house that is named. */
  readonly formerPost: CvExperience | null;
  /** One true sentence of the CV for the post that is sought; empty where it has none. */
  readonly proof: string;
};

const nameWords = (facts: SearchFacts): readonly string[] =>
  accountOf(facts).flatMap((record) =>
    isJob(record)
      ? [record.company, ...(record.application?.contacts.map(({ name }) => name) ?? [])]
      : [record.post.company?.value ?? ''],
  );

const WOMAN =
  /\b(?:cheffe|directrice|conseillere|recruteuse|gerante|patronne|cadre de sante|associee|dame|chasseuse|tutrice|employeuse|collegue elle|presidente|assistante|chargee|controleuse)\b/u;
const MAN =
  /\b(?:directeur|conseiller|recruteur|gerant|patron|monsieur le|employeur|tuteur|president|boulanger|maire)\b/u;

type Greeted = Pick<Plan, 'greeting' | 'isNamed' | 'gender'>;

const TITLED = /(?<!\p{L})(Monsieur|Madame) (?!le |la )(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?)/u;
/** Who is named without a title, beside what they are or before what is to be said to them. */
const BY_NAME =
  /(?:à|pour|de|inviter|relancer|remercier|écris à|collègue|manager|tut(?:eur|rice)|chef(?:fe)?)(?: (?:la |le )?(?:chasseuse de tête|recruteuse|recruteur))?(?: [^,.]{0,40},)? (?!Monsieur|Madame|LinkedIn|RH|DRH|France|Pôle|CPF|CV|Mission)(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}[\p{L}’-]+)?)(?=$|[,.:( ])/u;

/** Says that a name without a title is somebody's. */
const PERSON_WORD =
  /(?:collègue|manager|tut(?:eur|rice)|chef(?:fe)?|voisine?|cousine?|amie?|copine?|patron(?:ne)?|recruteu\p{L}+|responsable|dir\p{L}+) $/iu;

/** Whether a name is that of a person: it begins with a first name, or is said to be of somebody. */
const isPerson = (name: string, before: string): boolean => {
  const [first = '', ...others] = name.split(' ');
  if (TOWNS.has(fold(name)) || COUNTRIES.has(fold(name))) return false;
  return (
    FIRST_NAMES.has(fold(first).split('-')[0] ?? '') ||
    (PERSON_WORD.test(before) && others.length < 2)
  );
};

/** Who is named beside what is to be said to them; empty where nobody surely is. */
const nameIn = (text: string): string => {
  for (const found of text.matchAll(new RegExp(BY_NAME.source, 'gu'))) {
    const name = found[1] ?? '';
    const at = found.index + found[0].lastIndexOf(name);
    if (isPerson(name, text.slice(0, at))) return name;
    const [first = ''] = name.split(' ');
    if (isPerson(first, text.slice(0, at))) return first;
  }
  return '';
};

const greetedBy = (title: string, name: string): Greeted => ({
  greeting: `Bonjour ${title} ${name.split(' ').at(-1) ?? name},`,
  isNamed: true,
  gender: title === 'Madame' ? 'feminine' : 'masculine',
});

const personOf = (
  text: string,
  line: string,
  application: Application | null,
  purpose: Purpose,
  isFamiliar: boolean,
  houses: readonly string[],
  known: readonly Contact[],
): Greeted => {
  const quoted = /[«"“]([^»"”]*)[»"”]/u.exec(text)?.[1] ?? '';
  const signedBy =
    /(?:cordialement|merci|bien à vous|à bientôt|salutations)[ .,!]+(?:(Monsieur|Madame) )?((?:\p{Lu}\.|\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}-]+)?)(?:, [^.]*)?\s*$/iu.exec(
      quoted,
    );
  const titled = TITLED.exec(text.replace(quoted, ''));
  const isHouse = (name: string): boolean =>
    houses.some((house) => fold(house).includes(fold(name.split(' ').at(-1) ?? name)));
  if (titled !== null) return greetedBy(titled[1] ?? '', titled[2] ?? '');
  if (
    /\bmaire\b/u.test(line) &&
    !/\bmadame (?:la|le) maire\b/u.test(line) &&
    /\b(?:au maire|mairie|monsieur le maire)\b/u.test(line)
  )
    return { greeting: 'Monsieur le Maire,', isNamed: true, gender: 'masculine' };
  const contacts = (application?.contacts ?? []).filter(({ name }) => name.trim() !== '');
  const said = new Set(opened(withoutOther(text)).split(/[^a-z]+/u));
  const others = application === null ? known.filter(({ name }) => name.trim() !== '') : [];
  const meant =
    [...contacts, ...others].find(({ name }) =>
      fold(name)
        .split(' ')
        .some((word) => word.length > 2 && said.has(word)),
    ) ?? (contacts.length === 1 ? contacts[0] : undefined);
  if (meant !== undefined && !isFamiliar) {
    const [, title = '', name = meant.name] =
      /^(M\.|Mr|Monsieur|Mme|Madame|Mlle) (.+)$/iu.exec(meant.name.trim()) ?? [];
    const role = fold(meant.role);
    if (/^\p{Lu}\. /u.test(name)) return { greeting: 'Bonjour,', isNamed: true, gender: null };
    if (title !== '')
      return greetedBy(/^m(?:me|adame|lle)/iu.test(title) ? 'Madame' : 'Monsieur', name);
    if (WOMAN.test(role) && name.includes(' ')) return greetedBy('Madame', name);
    if (MAN.test(role) && name.includes(' ')) return greetedBy('Monsieur', name);
    return { greeting: `Bonjour ${name},`, isNamed: true, gender: null };
  }
  if (signedBy !== null)
    return {
      greeting: `Bonjour${/^\p{Lu}\./u.test(signedBy[2] ?? '') ? '' : ` ${signedBy[2] ?? ''}`},`,
      isNamed: true,
      gender: null,
    };
  const name = nameIn(text.replace(quoted, ''));
  if (name !== '' && !isHouse(name)) {
    const isWoman = WOMAN.test(line);
    return name.includes(' ') && isWoman && !isFamiliar
      ? greetedBy('Madame', name)
      : { greeting: `Bonjour ${name},`, isNamed: true, gender: isWoman ? 'feminine' : null };
  }
  if (
    /\b(?:a|pour) (?:ma|la) (?:cadre|conseillere|patronne|cheffe|directrice|recruteuse|drh|dame)\b/u.test(
      line,
    )
  )
    return { greeting: 'Bonjour Madame,', isNamed: false, gender: 'feminine' };
  if (
    /\b(?:a|au|pour) (?:mon|le)? ?(?:patron|chef|directeur|conseiller|boulanger|cadre|boss)\b/u.test(
      line,
    )
  )
    return { greeting: 'Bonjour Monsieur,', isNamed: false, gender: 'masculine' };
  return {
    greeting: FORMAL.has(purpose) ? 'Madame, Monsieur,' : 'Bonjour,',
    isNamed: false,
    gender: null,
  };
};

const FORMAL: ReadonlySet<Purpose> = new Set([
  'resigning',
  'trialEnd',
  'amicableEnd',
  'papersClaimed',
  'payClaimed',
  'sanctionContested',
  'complaint',
  'spontaneous',
]);

/** Written to an employer of now or before, to an adviser or a friend: no application is meant. */
const OF_NO_APPLICATION: ReadonlySet<Purpose> = new Set([
  'helpThanks',
  'adviserMeeting',
  'resigning',
  'trialEnd',
  'amicableEnd',
  'leaveAsked',
  'absenceNotice',
  'raiseAsked',
  'trainingAsked',
  'arrangementAsked',
  'papersClaimed',
  'payClaimed',
  'sanctionContested',
  'complaint',
  'accidentNotice',
  'farewell',
  'certificateAsked',
  'referenceAsked',
  'adviserAbsence',
  'networking',
  'placement',
  'spontaneous',
  'contactNote',
]);

const OF_EMPLOYER: ReadonlySet<Purpose> = new Set(['arrangementAsked', 'raiseAsked']);

/** What is said of another house than the one that is written to: "j’ai accepté chez Untel". */
const withoutOther = (text: string): string =>
  text.replaceAll(
    /(?:accepté|accepte|signé|signe|pris|trouvé|commencé|commence|commencerai|eu|embauchée?|prise?) (?:un \p{L}+ )?chez \p{Lu}[\p{L}’-]*/giu,
    'accepté ailleurs',
  );

const WORKPLACES =
  /\b(?:ehpad|clinique|polyclinique|hopital|mairie|creche|ecole|college|lycee|cabinet|mutuelle|hotel|restaurant|resto|boulangerie|garage|pharmacie|auberge|camping|salon|agence|usine|depot|cantine|mediatheque|menuiserie|ambulances?|jardinerie|scierie|kine|supermarche|atelier|magasin|studio|ville|office)\b/gu;

/** The only application whose house is of a kind that is named: "l’EHPAD". */
const ofWorkplace = (text: string, { applications }: SearchFacts): Application | null => {
  const kinds = opened(text).match(WORKPLACES) ?? [];
  const found = applications.filter(({ company }) =>
    kinds.some((kind) => fold(company).includes(kind)),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** Names a house or somebody that the account does not know. */
const namesAnother = (text: string): boolean =>
  WORKPLACES.test(opened(text)) ||
  /(?<=[\p{Ll},’] )(?!Monsieur|Madame|CDI|CDD|CV|DRH|RH|DAF|CTO|IRM|CPF|Instagram|LinkedIn|TJM)\p{Lu}[\p{L}’-]+/u.test(
    text.replaceAll(/(?:Monsieur|Madame) \p{Lu}[\p{L}’-]+/gu, ''),
  );

/** The application that is meant: named, or the only one that the purpose can be about. */
const applicationIn = (text: string, purpose: Purpose, facts: SearchFacts): Application | null => {
  if (OF_NO_APPLICATION.has(purpose)) return null;
  const to = withoutOther(text);
  if (
    purpose === 'lateNotice' &&
    /\b(?:ma|mon|au|la) (?:cadre|chef|cheffe|patron|patronne|boulot|travail|responsable|manager)\b/u.test(
      opened(text),
    )
  )
    return null;
  const named = applicationMeant(to, facts) ?? ofContact(to, facts) ?? ofWorkplace(to, facts);
  if (named !== null) return named;
  const namesOther = namedIn(to, facts).isOfHouse || namesAnother(to);
  if (namesOther) return null;
  const { applications } = facts;
  const only = (found: readonly Application[]): Application | null =>
    found.length === 1 ? (found[0] ?? null) : null;
  if (purpose === 'feedback')
    return only(applications.filter(({ status }) => status === 'rejected'));
  const day = weekdayTold(text);
  const met = applications.filter(
    ({ interviews }) =>
      interviews.length > 0 &&
      (purpose !== 'lateNotice' || interviews.some(({ start }) => start.startsWith(facts.today))),
  );
  if (
    [
      'confirmInterview',
      'moveInterview',
      'withdrawal',
      'interviewThanks',
      'otherMeans',
      'lateNotice',
    ].includes(purpose)
  )
    return (
      only(
        met.filter(({ interviews }) =>
          interviews.some(
            ({ start }) => day !== '' && dayNoted(start.slice(0, 10)).startsWith(day),
          ),
        ),
      ) ??
      (purpose === 'withdrawal' || (day !== '' && purpose !== 'interviewThanks')
        ? null
        : only(
            met.filter(({ interviews }) =>
              interviews.some(({ start }) => start >= facts.today || purpose === 'interviewThanks'),
            ),
          ))
    );
  return null;
};

const HOUSE =
  /(?<!\p{L})(?:chez (?!moi|lui|elle|vous|eux)|à l[’'](?=agence|hôtel|hôpital|école)|au (?=CHR|CHU|\p{Lu})|aux (?=\p{Lu})|à la (?=société|\p{Lu})|à (?:un|une) (?=restaurant)|écris à (?=\p{Lu}))((?!(?:DRH|RH|DAF|CTO|CPF|CDI|CDD|CV|EHPAD|LinkedIn|France|Monsieur|Madame|Mission)(?!\p{L}))(?:société |maison )?(?:agence |hôtel |hôpital |école )?(?:\p{Lu}[\p{L}\d&’-]*)(?: (?:d’|de |du |des |la |le )?\p{Lu}[\p{L}\d&’-]*){0,3}|hôtel|hôpital)/u;

/** What a CV says of oneself for a post that is sought, in one sentence; empty where it says nothing near it. */
const proofOf = (cv: Cv | null, sought: string, agreement: Signature['agreement']): string => {
  if (cv === null) return '';
  const latest =
    cv.experiences.find(({ kind, tasks }) => kind === 'job' && tasks.length > 0) ?? null;
  const post = nearestPost(cv, sought) ?? latest;
  if (post === null || post.jobTitle === null) return '';
  const title = offeredTitle(post.jobTitle.value.replace(/\s*\(.*$/u, ''), agreement);
  const where = post.company === null ? '' : ` ${atOrganisation(post.company.value)}`;
  const tasks = post.tasks
    .map(({ value }) => value.replace(/[.\s]+$/u, ''))
    .filter((value) => value.length <= 80 && !/^(?:j[’']|je |nous )/iu.test(value))
    .slice(0, 1)
    .map((value) =>
      /^\p{Lu}\p{Ll}/u.test(value) ? `${value.charAt(0).toLowerCase()}${value.slice(1)}` : value,
    );
  const done = tasks.length === 0 ? '' : `\u00a0: ${tasks.join('')}`;
  const isHeld = post.end?.value === 'ongoing' && post.start !== null;
  return isHeld
    ? `Je travaille comme ${title}${where} depuis ${monthInWords(post.start?.value ?? { year: 0, month: null })}${done}.`
    : `J’ai travaillé comme ${title}${where}${done}.`;
};

/** A title that French does not agree. */
const ENGLISH =
  /\b(?:manager|engineer|developer|lead|officer|designer|controller|backend|frontend)\b/iu;
const POST_TOLD =
  /(?<!\p{L})poste ((?!de |d’|en |chez |à |et |que |qui |mais |pour |est |fixe)[\p{L}+/-]{3,}(?: [\p{L}+/-]{2,}){0,2}?)(?=$|[,.]| (?:en|à|chez|pour|que|qui|et)(?!\p{L}))/iu;

const FRIENDLY =
  /\b(?:on se (?:dit tu|tutoie)|tutoie|collegue|copain|copine|ami|amie|pote|voisine?|cousine?|ancien manager|mon equipe|son equipe)\b/u;

/** Words that many houses bear in their names. */
const COMMON_IN_NAMES =
  /^(?:les|des|aux|sur|sas|sarl|groupe|agence|restaurant|garage|cabinet|societe|hotel|transports?|clinique|maison|centre|ville|mairie|service|residence|ehpad|ecole)$/u;

/** Whether who cannot come says so to somebody that they were to meet for an interview. */
const isOfInterview = (text: string, facts: SearchFacts): boolean => {
  const met = applicationMeant(text, facts) ?? ofContact(text, facts);
  return met?.interviews.some(({ start }) => start >= facts.today) === true;
};

/** The only application one of whose people is named. */
const ofContact = (text: string, { applications }: SearchFacts): Application | null => {
  const said = new Set(opened(withoutOther(text)).split(/[^a-z]+/u));
  const found = applications.filter(({ contacts }) =>
    contacts.some(({ name }) => said.has(fold(name).split(' ').at(-1) ?? '')),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** What a request to write asks for, with all that it and the account tell; null where it asks for no message that is known. */
export const planOf = (requests: readonly string[], facts: SearchFacts): Plan | null => {
  const names = nameWords(facts);
  const [first = '', ...others] = requests.map((each) => readRequest(each, names));
  const asked = purposeOf(requests[0] ?? '', first);
  if (asked === null) return null;
  // Who cannot come on the day of an interview, to whom they were to meet, asks for another one.
  const purpose =
    asked === 'absenceNotice' && isOfInterview(first, facts) ? 'moveInterview' : asked;
  // Hours that are wished for with a house where one applied are asked of no employer.
  if (OF_EMPLOYER.has(purpose) && applicationMeant(first, facts) !== null) return null;
  const text = [first, ...others].join('. ');
  const line = opened(text);
  const cv = facts.cv.status === 'read' ? facts.cv.cv : null;
  const signature = signatureOf(facts);
  const application = applicationIn(text, purpose, facts);
  const naming = namedIn(withoutOther(text), facts);
  const jobs = naming.records.filter(isJob);
  const namesPerson = nameIn(text) !== '' && !naming.isOfHouse;
  const kept =
    OF_NO_APPLICATION.has(purpose) || application !== null || jobs.length !== 1 || namesPerson
      ? null
      : (jobs[0] ?? null);
  const wished = wishesIn([text]);
  const wishes = /^(?:leurs?|mon|ma|mes|votre|notre|un|une) /iu.test(wished.post)
    ? { ...wished, post: '' }
    : wished;
  const title = (application?.title ?? kept?.title ?? '')
    .replace(/\s*\(?\b[HFX](?:\s*\/\s*[HFX]){1,2}\)?/giu, '')
    .replace(/ \d{2} ?h$/iu, '')
    .trim();
  const told =
    title === ''
      ? wishes.post || (POST_TOLD.exec(text)?.[1] ?? '').trim()
      : ENGLISH.test(title)
        ? lowerFirst(title)
        : offeredTitle(title, signature.agreement);
  const house = application?.company ?? kept?.company ?? HOUSE.exec(withoutOther(text))?.[1] ?? '';
  const isFamiliar =
    (FRIENDLY.test(line) || purpose === 'farewell') &&
    !/\bvouvoi|\bvous\b.{0,12}\bvouv/u.test(line) &&
    ['helpThanks', 'referenceAsked', 'networking', 'farewell', 'contactNote'].includes(purpose) &&
    !/\b(?:monsieur|madame)\b/u.test(line);
  const posts = cv?.experiences ?? [];
  const present =
    posts.find(({ end, kind }) => end?.value === 'ongoing' && kind !== 'volunteering') ?? null;
  const words = new Set(line.split(/[^a-z]+/u));
  const formerPost =
    posts.find(({ company }) =>
      fold(company?.value ?? '')
        .split(/[^a-z]+/u)
        .some((word) => word.length > 2 && words.has(word) && !COMMON_IN_NAMES.test(word)),
    ) ?? null;
  const day = weekdayTold(text);
  const meeting =
    application?.interviews.find(
      ({ start }) => day !== '' && dayNoted(start.slice(0, 10)).startsWith(day),
    ) ??
    application?.interviews.find(({ start }) => start.slice(0, 10) >= facts.today) ??
    application?.interviews.at(-1) ??
    null;
  return {
    purpose,
    text,
    line,
    today: facts.today,
    application,
    post: told === '' ? '' : elide(`poste de ${told}`),
    at:
      house === ''
        ? ''
        : /^(?:hôtel|hôpital|école|agence)$/u.test(house)
          ? ` à l’${house}`
          : ` ${atOrganisation(house)}`,
    house,
    pay: application?.salary.trim().replace(/\.$/u, '') ?? '',
    ...personOf(
      text,
      line,
      application,
      purpose,
      isFamiliar,
      names,
      facts.applications.flatMap((each) => each.contacts),
    ),
    isFamiliar,
    form: /\b(?:sms|texto|whatsapp)\b/u.test(line)
      ? 'sms'
      : /\b(?:lettre|courrier)\b/u.test(line)
        ? 'letter'
        : 'mail',
    meeting: meeting === null ? '' : dayNoted(meeting.start.slice(0, 10)),
    meetingHour:
      meeting === null
        ? ''
        : `${Number(meeting.start.slice(11, 13))} h ${meeting.start.slice(14, 16)}`.replace(
            / 00$/u,
            '',
          ),
    meetingPlace: meeting?.place ?? '',
    meetingDay: meeting === null ? '' : (dayNoted(meeting.start.slice(0, 10)).split(' ')[0] ?? ''),
    meetingNotes: meeting?.notes ?? '',
    wishes,
    signature,
    city: cv?.person.city?.value ?? '',
    cv,
    present,
    formerPost,
    proof: proofOf(cv, title || wishes.post, signature.agreement),
  };
};
