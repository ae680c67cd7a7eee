import type { Store } from '../src/store/open.ts'

/** A store where something else is done as soon as anything was asked, and answers come after that. */
export function storeWith(store: Store, meanwhile: () => Promise<unknown>): Store {
  let doing: Promise<unknown> | null = null
  return store.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      doing ??= meanwhile()
      await doing
      return result
    },
  })
}
