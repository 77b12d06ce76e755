const LETTERS = /\p{L}{5,}/gu;

/** A text half as long again, its words too: French wordings and names that do not fit show themselves. */
export const lengthen = (text: string): string =>
  text.replace(LETTERS, (word) => word + word.slice(-Math.ceil(word.length / 2)).toLowerCase());

/** Lengthens every text under an element, and those that appear later, until the returned function is called. */
export const lengthenUnder = (root: Element): (() => void) => {
  const done = new WeakMap<Node, string>();
  const change = (node: Node): void => {
    const text = node.nodeValue ?? '';
    if (done.get(node) === text || text.trim() === '') return;
    const longer = lengthen(text);
    done.set(node, longer);
    node.nodeValue = longer;
  };
  const changeAll = (): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) change(walker.currentNode);
  };
  const observer = new MutationObserver(changeAll);
  observer.observe(root, { characterData: true, childList: true, subtree: true });
  changeAll();
  return () => observer.disconnect();
};
