import ts from 'typescript';

import { storyId, titleOf } from '#stories/support/storyFile';
import { sourcesUnder } from '#tests/architecture/sources';
import type { SourceFile } from '#tests/architecture/sources';

/** A story of the project. */
export type ListedStory = {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** What the code exports it as. */
  readonly story: string;
  /** What people read: the `name` that the story itself holds; null where it holds none. */
  readonly name: string | null;
};

const isStory = (node: ts.Statement): node is ts.VariableStatement =>
  ts.isVariableStatement(node) &&
  Boolean(node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

/** The last `name: '…'` of a story's object, unless what is spread after it may hold another. */
const nameIn = (story: ts.Expression | undefined): string | null => {
  if (!story || !ts.isObjectLiteralExpression(story)) return null;
  const last = story.properties.findLast(
    (property) =>
      ts.isSpreadAssignment(property) ||
      (ts.isPropertyAssignment(property) && property.name.getText() === 'name'),
  );
  if (!last || !ts.isPropertyAssignment(last)) return null;
  return ts.isStringLiteral(last.initializer) ? last.initializer.text : null;
};

/** The stories of a file. */
export const storiesOf = ({ path, text }: SourceFile): readonly ListedStory[] => {
  const title = titleOf(text);
  return ts
    .createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    .statements.filter(isStory)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .map((declared) => {
      const story = declared.name.getText();
      return { id: storyId(title, story), path, title, story, name: nameIn(declared.initializer) };
    });
};

/** Every story file of the project. */
export const storyFiles = sourcesUnder('stories', /\.stories\.tsx$/u);

/** Every story of the project. */
export const allStories: readonly ListedStory[] = storyFiles.flatMap(storiesOf);
