import ts from 'typescript';

import { fold } from '#/domain/shared/text';
import type { SourceFile } from '#tests/architecture/sources';

/**
 * Texts that the specification gives to the letter, typewriter apostrophes and spacing included.
 * They are shown as written there.
 */
export const SPECIFIED: readonly string[] = [
  "Simulateur d'Entretien",
  "Recherche d'Emploi",
  "S'inscrire",
  "Trouvez l'offre qui vous correspond parfaitement, partout.",
  "Essayez d'ajuster vos filtres pour trouver plus de r\u00e9sultats.",
  "Voir l'offre",
  "Terminer l'entretien",
  "En cours d'examen",
  "La reconnaissance vocale n'est pas support\u00e9e par votre navigateur. Essayez Chrome.",
  'Recherche sauvegard\u00e9e!',
  'Candidature envoy\u00e9e avec succ\u00e8s!',
  'Analyse sauvegard\u00e9e !',
  'Pr\u00e9f\u00e9rences sauvegard\u00e9es !',
  'Bient\u00f4t disponible !',
  'Bienvenue, Candidat !',
  '\u00cates-vous s\u00fbr ?',
  '\u00cates-vous absolument s\u00fbr ?',
  'Supprimer cette analyse ?',
  'Votre CV sera envoy\u00e9 :',
  'R\u00e9fl\u00e9chit...',
  'Max 5MB',
];

/** Every string that a file may show: literals and the fixed parts of templates, imports left out. */
export const stringsOf = ({ path, text }: SourceFile): readonly string[] => {
  const found: string[] = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const NARROW = '\u202f';
const RULES: readonly { readonly name: string; readonly breaks: RegExp }[] = [
  { name: 'typewriter apostrophe', breaks: /\p{L}'\p{L}/u },
  { name: 'straight quotation marks', breaks: /(?:^|\s)"\p{L}/u },
  { name: 'three dots instead of an ellipsis', breaks: /\.\.\./u },
  {
    name: 'no narrow no-break space before ; ! ?',
    breaks: /[^\s\u202f?!][;!?](?=\s|$)|[ \u00a0][;!?]/u,
  },
  { name: 'no no-break space before a colon', breaks: /\p{L} :|\p{L}:(?=\s\p{L})/u },
  {
    name: 'no no-break space inside quotation marks',
    breaks: /\u00ab(?![\u00a0\u202f])|(?<![\u00a0\u202f])\u00bb/u,
  },
  { name: 'two spaces', breaks: /\S {2,}\S/u },
  {
    // What is filled in may begin with a vowel: name the thing before its quotation marks.
    name: 'a word that would lose its vowel before what is quoted',
    breaks:
      /(?<![\p{L}\u2019])(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Nn]e|[Ss]e|[Jj]e)[ \u00a0]\u00ab[\u00a0\u202f]$/u,
  },
  {
    name: 'tutoiement',
    breaks: /(?:^|[\s\u2019])(?:tu|toi|tes|ta|(?<!(?:le|un|du|de|ce|bon)\s)ton)(?=[\s.,]|$)/iu,
  },
];

/**
 * Typography faults of French strings, as sentences. Strings without two letters in a row are not words;
 * strings that equal their own folded form are keys to recognise what people type, and are never shown.
 */
export const typographyFaults = (file: SourceFile): readonly string[] =>
  stringsOf(file)
    .filter(
      (text) =>
        /\p{L}{2}/u.test(text) &&
        fold(text) !== text &&
        !SPECIFIED.some((specified) => text.includes(specified)),
    )
    .flatMap((text) =>
      RULES.filter(({ breaks }) => breaks.test(text)).map(
        ({ name }) => `${file.path}: ${name} in "${text.replaceAll(NARROW, '_').slice(0, 80)}"`,
      ),
    );

/** French letters or quotation marks in a file that is not a place for French. Bullets and dashes are nobody's language. */
export const strayFrench = ({ path, text }: SourceFile): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /[\u00c0-\u00ff\u0152\u0153\u00ab\u00bb\u2019]/u.test(line)
        ? [`${path}:${index + 1}: ${line.trim().slice(0, 80)}`]
        : [],
    );
