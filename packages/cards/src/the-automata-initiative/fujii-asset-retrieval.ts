import { card, damage, scoredOrStolen, when } from '@paydata/engine/vocabulary'

export const fujiiAssetRetrieval = card(
  'fujii_asset_retrieval',
  when(scoredOrStolen('self'), damage('net', 2)),
)
