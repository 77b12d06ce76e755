/** Where capitals, or haste, leave the accent out of the words of trades and studies. */
const UNACCENTED: readonly RegExp[] = [
  /(?<!\p{L})e(?=(?:ducat|quip(?:e|ier)|picer|lectr|tudi|tanch|cole(?!\p{L})|tablis|valuat|tamage|nerg(?:ie|et)))/giu,
  /(?<=(?<!\p{L})d)e(?=(?:butant|velopp(?:eu|em)|pann|menag|corat(?:eu|ri|io)|clarant|partement))/giu,
  /(?<=(?<!\p{L})pr)e(?=parat(?:eu|ri|io))/giu,
  /(?<=(?<!\p{L})op)e(?=rat(?:eur|rice))/giu,
  /(?<=(?<!\p{L})m)e(?=(?:cani[cq]|nag|dico|diat(?:eu|ri)|tall))/giu,
  /(?<=(?<!\p{L})secr)e(?=tair)/giu,
  /(?<=(?<!\p{L})r)e(?=(?:ceptionnist|gleu|gulat(?:eu|ri)))/giu,
  /(?<=(?<!\p{L})s)e(?=curite(?!\p{L}))/giu,
  /(?<=(?<!\p{L})g)e(?=(?:nie(?!\p{L})|ometr|nie civil))/giu,
  /(?<=(?<!\p{L})t)e(?=leph)/giu,
  /(?<=(?<!\p{L})n)e(?=gociat)/giu,
  /(?<=(?<!\p{L})esth)e(?=ticien)/giu,
  /(?<=(?<!\p{L})l)e(?=ve-(?:personne|malade))/giu,
  /(?<=(?<!\p{L})(?:s[ée]curit|comptabilit|propret))e(?!\p{L})/giu,
];
const GRAVE =
  /(?<=(?<!\p{L})client)e(?=les?(?!\p{L}))|(?<=(?<!\p{L})(?:cuisini|infirmi|caissi|ouvri|conseill|bouch|boulang|jardini|polici|couturi))e(?=re(?!\p{L}))/giu;

/** Words of trades and studies with the accents that their writer left out: "epicerie" is "épicerie". */
export const accented = (text: string): string =>
  UNACCENTED.reduce(
    (told, rule) => told.replace(rule, (letter) => (letter === 'E' ? 'É' : 'é')),
    text,
  )
    .replace(GRAVE, (letter) => (letter === 'E' ? 'È' : 'è'))
    .replace(/(?<!\p{L})([hH])otes(?=se)/gu, '$1ôtes')
    .replace(/(?<!\p{L})([hH])otel(?=s?(?!\p{L})|i[eè]r)/gu, '$1ôtel')
    .replace(
      /(?<=\p{L} )a(?= (?:domicile|distance|temps (?:plein|partiel)|mi-temps)(?!\p{L}))/gu,
      'à',
    )
    .replace(/(?<=(?<!\p{L})p)a(?=tissi)/giu, (letter) => (letter === 'A' ? 'Â' : 'â'));
