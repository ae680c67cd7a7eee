import { card, damage, giveTags, has, subroutine, together, trash } from '@paydata/engine/vocabulary'

export const vicsek = card(
  'vicsek',
  subroutine(together(damage('net', has('runner', 'tags')), giveTags(has('runner', 'tags')))),
  subroutine(giveTags(1), trash('self')),
)
