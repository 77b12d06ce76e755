import { headOf, singularOf } from '#/domain/letters/french/nounPhrase';
import { FEMININE, MASCULINE } from '#/domain/letters/french/nouns.fr';
import { THINGS } from '#/domain/letters/french/things.fr';
import { departmentCodes, placeKey } from '#/domain/places/departments';
import { FRENCH_REGIONS } from '#/domain/places/frenchRegions.fr';
import { once } from '#/domain/shared/lazy';
import { fold } from '#/domain/shared/text';

/** Software, labels, norms and boards, whose names an advertisement writes as it writes its own. Folded. */
const NO_EMPLOYER =
  /^(?:sap|sage(?: \d+)?|cegid|ciel|excel|word|outlook|powerpoint|pack office|office(?: 365)?|microsoft office|teams|photoshop|illustrator|indesign|autocad|solidworks|revit|catia|salesforce|hubspot|wordpress|prestashop|shopify|windows|linux|java|python|caces|haccp|iso(?: \d+)*|qualiopi|ecocert|label rouge|agriculture biologique|bio|hve|handi-?accueillante?|great place to work|b ?corp|france travail|pole emploi|apec|cap emploi|mission locale|linkedin|indeed|hellowork|leboncoin|jooble|meteojob|monster|facebook|instagram|google|whatsapp|cv|rtt|cdi|cdd|smic|pmr|erp|crm|pda|rgpd)$/u;

/** Those whom an employer serves, after "for" or "with". Folded. */
const CUSTOMERS =
  /^(?:(?:nos|des|les|aux|de|un|une|ses) )?(?:particuliers?|professionnels?|clients?|clientele|clientes?|patients?|usagers?|residents?|collectivites?|entreprises?|artisans?|commercants?|grands comptes|bailleurs?|familles?|enfants?|personnes?|industriels?|agriculteurs?|viticulteurs?|restaurateurs?|hotels?|ecoles?|pme|tpe|eti|start-?ups?)(?![a-z])/u;

const regions = once(() => new Set(FRENCH_REGIONS.map(([called]) => placeKey(called).trim())));
const isArea = (name: string): boolean => {
  const key = placeKey(name).trim();
  return departmentCodes().has(key) || regions().has(key) || key === 'france';
};

const isCommonNoun = (word: string): boolean => {
  const noun = singularOf(headOf(word));
  return MASCULINE.has(noun) || FEMININE.has(noun) || THINGS.has(noun);
};

/** "Clinique de quatre vétérinaires": several words of which the first is a common noun and none after it has a capital. */
const onlySaysWhat = (name: string): boolean => {
  const [first = '', ...others] = name.split(/[\s’']+/u).filter((word) => word.length > 1);
  return (
    others.length > 0 && isCommonNoun(first) && !others.some((word) => /[\p{Lu}\d]/u.test(word))
  );
};

const SHORTEST_WORD = 3;
/** A word that its own text writes as a common one: "Propreté", where cleanliness is spoken of. */
const isAlsoCommon = (name: string, text: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(name) &&
  name.length >= SHORTEST_WORD &&
  new RegExp(`(?<![\\p{L}@./-])${name.toLowerCase()}(?![\\p{L}@-]|\\.\\p{Ll})`, 'u').test(text);

/** Whether what was read as an employer may as well be something else: a letter that names none says "votre établissement". */
export const isDoubtfulEmployer = (name: string, text: string): boolean => {
  const key = fold(name).trim();
  return (
    NO_EMPLOYER.test(key) ||
    CUSTOMERS.test(key) ||
    isArea(name) ||
    onlySaysWhat(name) ||
    (isAlsoCommon(name, text) && isCommonNoun(name))
  );
};

/** Whether what was read as a place is no one town: a list of them, or a word of the text. */
export const isDoubtfulPlace = (place: string, text: string): boolean =>
  place.split(/,| et |\//u).length > 2 || isAlsoCommon(place, text);
