import type { XmlElement, XmlNode } from '#/adapters/documents/xml/parseXml';

/** The child elements, without text. */
export const elements = (element: XmlElement): readonly XmlElement[] =>
  element.children.filter((child: XmlNode): child is XmlElement => typeof child !== 'string');

/** The first child element of that name. */
export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find(
    (node: XmlNode): node is XmlElement => typeof node !== 'string' && node.name === name,
  );

/** Every element of that name at any depth, in document order. */
export const descendants = function* (element: XmlElement, name: string): Generator<XmlElement> {
  for (const node of elements(element)) {
    if (node.name === name) yield node;
    yield* descendants(node, name);
  }
};

/** All the text inside an element. */
export const textOf = (element: XmlElement): string =>
  element.children.map((node) => (typeof node === 'string' ? node : textOf(node))).join('');
