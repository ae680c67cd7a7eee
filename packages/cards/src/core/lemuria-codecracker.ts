import {
  card,
  chosen,
  clicks,
  credits,
  expose,
  from,
  happened,
  isUnrezzed,
  paid,
  runSuccessful,
} from '@paydata/engine/vocabulary'

export const lemuriaCodecracker = card(
  'lemuria_codecracker',
  paid([clicks(), credits(1)], [expose(chosen(from('installed', isUnrezzed)))], {
    onlyIf: happened('thisTurn', runSuccessful(['hq'])),
  }),
)
