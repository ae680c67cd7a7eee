import type { Page } from 'playwright-core'

/**
 * What every store of the page holds, as JSON: each is found in the memory of the browser by what it can do, so that none
 * is forgotten. What is worded when it is first read is read here.
 */
export async function storesOf(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { result: plain } = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: plain.objectId ?? '',
    objectGroup: 'stores',
  })
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    functionDeclaration: `function () {
      const isStore = each => Object.hasOwn(each, 'getState') && Object.hasOwn(each, 'subscribe')
      const read = (key, value) => (['journal', 'news'].includes(key) ? value() : value)
      return this.filter(isStore).map(each => JSON.stringify(each.getState(), read))
    }`,
  })
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'stores' })
  await devtools.detach()
  const states: unknown = result.value
  if (!Array.isArray(states)) throw new Error('The memory of the page cannot be searched.')
  return states.map(String)
}
