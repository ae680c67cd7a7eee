import { card, firstTime, sabotage, subtype, type, when } from '@paydata/engine/vocabulary'

export const avgustinaIvanovskaya = card(
  'avgustina_ivanovskaya',
  when(
    firstTime('turn', { what: ['installed'], by: 'you', card: [type('program'), subtype('virus')] }),
    sabotage(1),
  ),
)
