import type { CardText } from '@paydata/engine/vocabulary'
import { carnivore } from './carnivore.ts'
import { manegarmSkunkworks } from './manegarm-skunkworks.ts'
import { nicoCampaign } from './nico-campaign.ts'

export const systemGateway: readonly CardText[] = [carnivore, manegarmSkunkworks, nicoCampaign]
