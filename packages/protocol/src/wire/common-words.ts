/**
 * Words that are sent as their number: those that occur in random games and name no card, the most frequent ones first. A word that
 * is missing here is sent as text. Add a new word at the end, as the others must keep their numbers.
 */
export const commonWords: readonly string[] = `
  waiting.0.asks runner step.rule progress step.step abilityUsed corp actionTaken actionFinished
  step.structure runnerTurn.action question.number hq run question.options basic/runner/run runner.clicks
  archives progress.0.rule action use corpTurn.action question.asks play corp.clicks procedure ability
  resolve 9.5.7c question basic/corp/install corp.hand.count corp.hand.facedown install waiting.0.for
  progress.0.step remote1 question.harmless 5.7.1f rnd runnerTurn gainCredit drawCard
  basic/corp/install/does run.announce runAnnounced run.runBegins runBegan run.runEnds runEnded structure
  remote2 6.9.1 begin clicksGained turn progress.0.what turnStarted turnBegan moved setAside drawn
  basic/runner/run/does progress.1.what jackOut 6.9.4c movement actionPhaseEnded active turnEnded
  basic/runner/gainCredit corp.credits placed basic/runner/draw creditsSpent progress.1.by creditsGained
  paidWindow corp.hand.cards access.accessBegins accessed corp.deck.count corp.deck.facedown paid
  access.accessEnds accessEnded installed run.unsuccessful runUnsuccessful basic/corp/draw grip pay.spend
  5.6.2b basic/corp/gainCredit runner.credits approach.approachBegins iceApproached question.source
  question.definition remote3 runner.hand.count runner.hand.facedown server remote4 window destination
  continue abilityTriggered run.jackOut jackedOut trashed corpTurn.turnBegins corpTurn corpTurn.gainClicks
  corpTurn.mandatoryDraw basic/corp/advance advance corpTurn.actionPhaseEnds corpTurn.turnEnds
  runnerTurn.gainClicks runnerTurn.turnBegins actionPhaseWindow root progress.5.step progress.5.rule
  corp.discard.count run.phase useAbility runnerTurn.actionPhaseEnds runnerTurn.turnEnds basic/runner/play
  pass run.pass icePassed ice breach.taken run.success run.approachServer serverApproached runSuccessful
  breach.breachBegins breachBegan breach.accessed corp.discard.cards allIcePassed basic/runner/install rez
  successful breach.breachEnds breachEnded basic/corp/play uninstalled basic/corp/purge countersPlaced
  effect breach runner.hand.cards corp.discard.facedown newRemote 5.6.2a basic/runner/gainCredit/does
  runner.deck.count runner.deck.facedown purge strengthChanged encounter.encounterBegins iceEncountered
  encounterEnded credit 5.7.1e runner.discard.count runner.discard.cards heap basic/corp/draw/does rezzed
  remote5 run.moveInward runnerMoved basic/runner/draw/does servers access approach approachWindow 6.9.2b
  6.9.2 card played rule playResolved clicksSpent basic/corp/gainCredit/does advancement lingering success
  run.successful 6.9.5b basic/runner/play/does basic/corp/advance/does advanced encounter.subroutineDone
  subroutineResolved progress.5.expects serverCreated discarded countersRemoved discard trashLike
  basic/corp/play/does 0 progress.4.step progress.4.rule basic/runner/install/does encounter rig 8.6.7f
  corpTurn.actionPhaseWindow choose operation runner.score runner.scoreArea runnerScore access.steal stolen
  event trace asset progress.6.step progress.6.rule question.about program virus run.position servers.3.root
  clicksLost 7.5.5 accessCandidate agenda spend rig.0.counters chooseCandidate 7.5.4 candidate
  servers.4.root approach.approachWindow 5.6.3a corpTurn.discard discardPhaseWindow runnerTurn.discard
  basic/corp/purge/does purged sentry 5.7.2a initiationWindow 6.9.1e servers.3.root.0.faceup
  servers.3.root.0.rezzed damageSuffered 6.9.3 progress.6.what resource midAccess 7.2.2 damage security
  encounter.encounterEnds icebreaker servers.1.ice mulligan reaction access/trash shuffled progress.7.step
  progress.7.rule runner.tags pay breach.archivesFaceup turnedFaceup servers.2.ice tracer runner.memory.used
  remote6 announce subroutine 5.6.3b servers.5.root draw.setAside draw.toHand servers.3.ice
  runnerTurn.refillRecurring barrier servers.0.ice serverGone resolved encountered question.least
  transaction runnerMulligan setup.corpMulligan step progress.0.kind progress.0.by setup.runnerMulligan 
  progress.8.step corpSpends progress.8.rule 1 trace.initiate traceInitiated trace.traceStrength
  traceStrengthSet trace.linkStrength linkStrengthSet trace.determine servers.4.ice tagsTaken
  basic/runner/removeTag removeTag advertisement nextSubroutine 6.9.3c servers.4.root.0.counters upgrade
  runEnds ask observer net progress.6.kind traceSuccessful trace.complete ap ambush servers.3.root.0.face
  trashAccessed confirm kept runner.handSize runner.coreDamage core progress.6.expects progress.8.what
  servers.3.root.0.counters servers.2.ice.0.ice.faceup servers.2.ice.0.ice.rezzed encounterWindow 6.9.3b
  hardware passWindow 6.9.4b progress.1.pending stack 9.5.7a servers.2.ice.0.ice.face.strength.value steal
  7.2.3 waiting over gameEnded corpTurn.discardPhaseWindow 5.7.2b progress.6.by servers.5.root.0.faceup
  servers.5.root.0.rezzed play.0.counters.credit rig.1.counters job ai mayPay access/trash/does
  servers.0.ice.0.ice.faceup servers.0.ice.0.ice.rezzed progress.7.by progress.7.what break.choose
  subroutineBroken servers.4.root.0.faceup servers.4.root.0.rezzed points question.most runner.link modes
  credits payment sabotage keep 6.3.2 research progress.8.by bioroid progress.7.kind trace.strength
  runnerSpends firstWindow 5.7.1b link servers.4.root.0.counters.advancement
  servers.5.root.0.counters.credit question.about.path question.about.of price
`
  .trim()
  .split(/\s+/)
