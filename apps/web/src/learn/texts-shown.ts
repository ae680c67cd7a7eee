/** Texts that can be seen, without the numbers in them: a count that has changed makes no other text. */
export function textsShown(): readonly string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { textContent, parentElement } = node
    if (textContent !== null && parentElement !== null && isSeen(parentElement))
      texts.push(textContent.replaceAll(/\d+/g, '0'))
  }
  return texts
}

const isSeen = (element: Element): boolean => element.checkVisibility() && element.closest('.unseen') === null
