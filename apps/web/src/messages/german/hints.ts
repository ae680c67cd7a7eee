import type { Catalogues } from '../catalogues.ts'

export const hints: Catalogues['hints'] = {
  breaking: price => `zu brechen kostet ${price}`,
  unbreakable: 'nicht für Credits zu brechen',
}
