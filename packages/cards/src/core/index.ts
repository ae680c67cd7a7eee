import type { CardText } from '@paydata/engine/vocabulary'
import { acceleratedBetaTest } from './accelerated-beta-test.ts'
import { accessToGlobalsec } from './access-to-globalsec.ts'
import { accountSiphon } from './account-siphon.ts'
import { adonisCampaign } from './adonis-campaign.ts'
import { aesopsPawnshop } from './aesops-pawnshop.ts'
import { aggressiveNegotiation } from './aggressive-negotiation.ts'
import { aggressiveSecretary } from './aggressive-secretary.ts'
import { akamatsuMemChip } from './akamatsu-mem-chip.ts'
import { akitaroWatanabe } from './akitaro-watanabe.ts'
import { anonymousTip } from './anonymous-tip.ts'
import { archer } from './archer.ts'
import { archivedMemories } from './archived-memories.ts'
import { armitageCodebusting } from './armitage-codebusting.ts'
import { astroscriptPilotProgram } from './astroscript-pilot-program.ts'
import { aurora } from './aurora.ts'
import { bankJob } from './bank-job.ts'
import { batteringRam } from './battering-ram.ts'
import { beanstalkRoyalties } from './beanstalk-royalties.ts'
import { bioticLabor } from './biotic-labor.ts'
import { breakingNews } from './breaking-news.ts'
import { cellPortal } from './cell-portal.ts'
import { chum } from './chum.ts'
import { closedAccounts } from './closed-accounts.ts'
import { corporateTroubleshooter } from './corporate-troubleshooter.ts'
import { corroder } from './corroder.ts'
import { crashSpace } from './crash-space.ts'
import { crypsis } from './crypsis.ts'
import { cyberfeeder } from './cyberfeeder.ts'
import { dataDealer } from './data-dealer.ts'
import { dataMine } from './data-mine.ts'
import { dataRaven } from './data-raven.ts'
import { datasucker } from './datasucker.ts'
import { decoy } from './decoy.ts'
import { dejaVu } from './deja-vu.ts'
import { demolitionRun } from './demolition-run.ts'
import { desperado } from './desperado.ts'
import { diesel } from './diesel.ts'
import { djinn } from './djinn.ts'
import { easyMark } from './easy-mark.ts'
import { enigma } from './enigma.ts'
import { experientialData } from './experiential-data.ts'
import { femmeFatale } from './femme-fatale.ts'
import { forgedActivationOrders } from './forged-activation-orders.ts'
import { gabrielSantiagoConsummateProfessional } from './gabriel-santiago-consummate-professional.ts'
import { ghostBranch } from './ghost-branch.ts'
import { gordianBlade } from './gordian-blade.ts'
import { grimoire } from './grimoire.ts'
import { haasBioroidEngineeringTheFuture } from './haas-bioroid-engineering-the-future.ts'
import { hadriansWall } from './hadrians-wall.ts'
import { hedgeFund } from './hedge-fund.ts'
import { heimdall10 } from './heimdall-1-0.ts'
import { hostileTakeover } from './hostile-takeover.ts'
import { hunter } from './hunter.ts'
import { iceCarver } from './ice-carver.ts'
import { iceWall } from './ice-wall.ts'
import { ichi10 } from './ichi-1-0.ts'
import { infiltration } from './infiltration.ts'
import { insideJob } from './inside-job.ts'
import { jintekiPersonalEvolution } from './jinteki-personal-evolution.ts'
import { kateMacMccaffreyDigitalTinker } from './kate-mac-mccaffrey-digital-tinker.ts'
import { lemuriaCodecracker } from './lemuria-codecracker.ts'
import { magnumOpus } from './magnum-opus.ts'
import { matrixAnalyzer } from './matrix-analyzer.ts'
import { medium } from './medium.ts'
import { melangeMiningCorp } from './melange-mining-corp.ts'
import { mimic } from './mimic.ts'
import { modded } from './modded.ts'
import { nbnMakingNews } from './nbn-making-news.ts'
import { netShield } from './net-shield.ts'
import { neuralEmp } from './neural-emp.ts'
import { neuralKatana } from './neural-katana.ts'
import { ninja } from './ninja.ts'
import { niseiMkIi } from './nisei-mk-ii.ts'
import { noiseHackerExtraordinaire } from './noise-hacker-extraordinaire.ts'
import { padCampaign } from './pad-campaign.ts'
import { parasite } from './parasite.ts'
import { pipeline } from './pipeline.ts'
import { postedBounty } from './posted-bounty.ts'
import { precognition } from './precognition.ts'
import { priorityRequisition } from './priority-requisition.ts'
import { privateSecurityForce } from './private-security-force.ts'
import { projectJunebug } from './project-junebug.ts'
import { psychographics } from './psychographics.ts'
import { rabbitHole } from './rabbit-hole.ts'
import { redHerrings } from './red-herrings.ts'
import { researchStation } from './research-station.ts'
import { rototurret } from './rototurret.ts'
import { sacrificialConstruct } from './sacrificial-construct.ts'
import { sansanCityGrid } from './sansan-city-grid.ts'
import { scorchedEarth } from './scorched-earth.ts'
import { seaSource } from './sea-source.ts'
import { securitySubcontract } from './security-subcontract.ts'
import { shadow } from './shadow.ts'
import { shipmentFromKaguya } from './shipment-from-kaguya.ts'
import { shipmentFromMirrormorph } from './shipment-from-mirrormorph.ts'
import { snare } from './snare.ts'
import { sneakdoorBeta } from './sneakdoor-beta.ts'
import { specialOrder } from './special-order.ts'
import { stimhack } from './stimhack.ts'
import { sureGamble } from './sure-gamble.ts'
import { theMakersEye } from './the-makers-eye.ts'
import { thePersonalTouch } from './the-personal-touch.ts'
import { theToolbox } from './the-toolbox.ts'
import { tinkering } from './tinkering.ts'
import { tollbooth } from './tollbooth.ts'
import { viktor10 } from './viktor-1-0.ts'
import { wallOfStatic } from './wall-of-static.ts'
import { wallOfThorns } from './wall-of-thorns.ts'
import { weylandConsortiumBuildingABetterWorld } from './weyland-consortium-building-a-better-world.ts'
import { wyldside } from './wyldside.ts'
import { wyrm } from './wyrm.ts'
import { yog0 } from './yog-0.ts'
import { zaibatsuLoyalty } from './zaibatsu-loyalty.ts'

export const core: readonly CardText[] = [
  acceleratedBetaTest,
  accessToGlobalsec,
  accountSiphon,
  adonisCampaign,
  aesopsPawnshop,
  aggressiveNegotiation,
  aggressiveSecretary,
  akamatsuMemChip,
  akitaroWatanabe,
  anonymousTip,
  archer,
  archivedMemories,
  armitageCodebusting,
  astroscriptPilotProgram,
  aurora,
  bankJob,
  batteringRam,
  beanstalkRoyalties,
  bioticLabor,
  breakingNews,
  cellPortal,
  chum,
  closedAccounts,
  corporateTroubleshooter,
  corroder,
  crashSpace,
  crypsis,
  cyberfeeder,
  dataDealer,
  dataMine,
  dataRaven,
  datasucker,
  decoy,
  dejaVu,
  demolitionRun,
  desperado,
  diesel,
  djinn,
  easyMark,
  enigma,
  experientialData,
  femmeFatale,
  forgedActivationOrders,
  gabrielSantiagoConsummateProfessional,
  ghostBranch,
  gordianBlade,
  grimoire,
  haasBioroidEngineeringTheFuture,
  hadriansWall,
  hedgeFund,
  heimdall10,
  hostileTakeover,
  hunter,
  iceCarver,
  iceWall,
  ichi10,
  infiltration,
  insideJob,
  jintekiPersonalEvolution,
  kateMacMccaffreyDigitalTinker,
  lemuriaCodecracker,
  magnumOpus,
  matrixAnalyzer,
  medium,
  melangeMiningCorp,
  mimic,
  modded,
  nbnMakingNews,
  netShield,
  neuralEmp,
  neuralKatana,
  ninja,
  niseiMkIi,
  noiseHackerExtraordinaire,
  padCampaign,
  parasite,
  pipeline,
  postedBounty,
  precognition,
  priorityRequisition,
  privateSecurityForce,
  projectJunebug,
  psychographics,
  rabbitHole,
  redHerrings,
  researchStation,
  rototurret,
  sacrificialConstruct,
  sansanCityGrid,
  scorchedEarth,
  seaSource,
  securitySubcontract,
  shadow,
  shipmentFromKaguya,
  shipmentFromMirrormorph,
  snare,
  sneakdoorBeta,
  specialOrder,
  stimhack,
  sureGamble,
  theMakersEye,
  thePersonalTouch,
  theToolbox,
  tinkering,
  tollbooth,
  viktor10,
  wallOfStatic,
  wallOfThorns,
  weylandConsortiumBuildingABetterWorld,
  wyldside,
  wyrm,
  yog0,
  zaibatsuLoyalty,
]
