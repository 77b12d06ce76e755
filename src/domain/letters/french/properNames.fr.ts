/** Small words of a name. */
const PARTICLE = /^(?:de|du|des|da|dos|di|van|von|der|den|el|ben|le|la)$/u;

/** A name as one signs it: all in capitals, or in small letters, it is brought to initials in capitals. */
export const personName = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .map((word) =>
      word.length > 1 && word === word.toUpperCase()
        ? word.toLowerCase().replace(/(?:^|[-'\u2019])\p{Ll}/gu, (letter) => letter.toUpperCase())
        : word === word.toLowerCase() && !PARTICLE.test(word)
          ? word.charAt(0).toUpperCase() + word.slice(1)
          : word,
    )
    .join(' ');

const SMALL = /(?<=[\s-])(?:le|la|les|l\u00e8s|sur|sous|en|de|du|des|aux?|et)(?=[\s-])/giu;

/** A town as one writes it: "CHALLES LES EAUX" is "Challes les Eaux". */
export const placeName = (place: string): string =>
  place === place.toUpperCase()
    ? personName(place).replace(SMALL, (word) => word.toLowerCase())
    : place.trim();

/** Where a town is, with the article of its name: "au Pouzin", "aux Vans", "à La Voulte". */
export const atTown = (written: string): string => {
  const town = written.replace(/(?<=^l(?:e|a|es) )\p{Ll}/iu, (letter) => letter.toUpperCase());
  if (/^le /iu.test(town)) return `au ${town.slice(3)}`;
  return /^les /iu.test(town) ? `aux ${town.slice(4)}` : `à ${town}`;
};
