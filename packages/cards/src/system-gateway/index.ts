import type { CardText } from '@paydata/engine/vocabulary'
import { buzzsaw } from './buzzsaw.ts'
import { carnivore } from './carnivore.ts'
import { cleaver } from './cleaver.ts'
import { fermenter } from './fermenter.ts'
import { funhouse } from './funhouse.ts'
import { governmentSubsidy } from './government-subsidy.ts'
import { karuna } from './karuna.ts'
import { leech } from './leech.ts'
import { manegarmSkunkworks } from './manegarm-skunkworks.ts'
import { nicoCampaign } from './nico-campaign.ts'
import { offworldOffice } from './offworld-office.ts'
import { overclock } from './overclock.ts'
import { palisade } from './palisade.ts'
import { pennyshaver } from './pennyshaver.ts'
import { pharos } from './pharos.ts'
import { spinDoctor } from './spin-doctor.ts'
import { superconductingHub } from './superconducting-hub.ts'
import { t400MemoryDiamond } from './t400-memory-diamond.ts'
import { teleworkContract } from './telework-contract.ts'
import { tithe } from './tithe.ts'
import { tomorrowsHeadline } from './tomorrows-headline.ts'
import { urticaCipher } from './urtica-cipher.ts'
import { whitespace } from './whitespace.ts'

export const systemGateway: readonly CardText[] = [
  buzzsaw,
  carnivore,
  cleaver,
  fermenter,
  funhouse,
  governmentSubsidy,
  karuna,
  leech,
  manegarmSkunkworks,
  nicoCampaign,
  offworldOffice,
  overclock,
  palisade,
  pennyshaver,
  pharos,
  spinDoctor,
  superconductingHub,
  t400MemoryDiamond,
  teleworkContract,
  tithe,
  tomorrowsHeadline,
  urticaCipher,
  whitespace,
]
