import { startsWithVowel } from '#/domain/letters/french/frenchWords';
import { fold } from '#/domain/shared/text';

const words = (text: string): readonly string[] => text.split(/\s+/u).filter(Boolean);

/** Machines and instruments that one serves oneself of by hand, singular, by gender. */
const MASCULINE = words(`
  lève-personne lève-malade verticalisateur transpalette chariot gerbeur hayon tracteur tensiomètre four piano
  laminoir pétrin tour rabot niveau théodolite laser multimètre oscilloscope poste terminal scanner taille-haie
  souffleur pulvérisateur broyeur motoculteur nettoyeur karcher aspirateur lave-vaisselle trancheur vidéoprojecteur
  standard lecteur perforateur marteau-piqueur compacteur palan pont banc
`);
const FEMININE = words(`
  autolaveuse monobrosse machine douchette caisse balayeuse tondeuse débroussailleuse tronçonneuse scie perceuse
  meuleuse visseuse ponceuse bétonnière mini-pelle pelle nacelle chargeuse presse plieuse cisaille fraiseuse surjeteuse
  centrale trancheuse friteuse plancha mallette valise banderoleuse filmeuse étiqueteuse ensacheuse operculeuse
  sertisseuse dégauchisseuse défonceuse carrelette taloche nettoyeuse cireuse injecteuse trayeuse ensileuse
  moissonneuse épandeuse plastifieuse relieuse
`);
const named =
  (article: 'le' | 'la') =>
  (written: string): readonly [string, string] => [
    fold(written),
    startsWithVowel(written) ? `l’${written}` : `${article} ${written}`,
  ];
const MACHINES: ReadonlyMap<string, string> = new Map([
  ...MASCULINE.map(named('le')),
  ...FEMININE.map(named('la')),
]);

/** What may stand beside the name of a machine: "transpalette électrique", "chariot élévateur". Folded. */
const KIND =
  /^(?:electrique|manuel(?:le)?|elevateur|filaire|thermique|pneumatique|hydraulique|numerique|haute pression|enregistreuse)$/u;

/** A machine with its article, "la monobrosse", where a piece of a list names one and nothing else; null otherwise. */
export const machineIn = (piece: string): string | null => {
  const [head = '', ...others] = piece.trim().split(/\s+/u);
  const kind = others.join(' ');
  const machine = MACHINES.get(fold(head));
  if (machine === undefined || (kind !== '' && !KIND.test(fold(kind)))) return null;
  return kind === '' ? machine : `${machine} ${kind.toLowerCase()}`;
};
