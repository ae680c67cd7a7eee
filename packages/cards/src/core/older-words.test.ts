import { cardText } from '@paydata/words'
import { tags, wordsOf } from '@paydata/words/languages'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const core = [...defineAllCards().cards.values()].filter(({ set }) => set === 'core')

/** Words that the first texts of the rules do not have (Core rulebook, FAQ 1.1, Rules Reference). */
const newer = {
  en: /\bbreach|\bcore damage|advancement counter|\bload\b|→|\bRun (?!ends)|root of this|its root|basic action|Lose \[click\]:|discard phase ends|prevent \d tag|outermost position/,
  de: /eindring|einzudringen|Kernschaden|\blade\b|→|Wurzel (dieses|davon)|Grundaktion|Verliere \[click\]:|Abwurfphase endet|äußerste Position/,
}

test.each(['2012', '2013', '2017'])('no card of the first box says a newer word in %s', async edition => {
  expect(core.length).toBeGreaterThan(100)
  for (const tag of tags) {
    const language = await wordsOf(tag)
    const texts = core.map(({ is }) => {
      const card = defineAllCards().asIn(edition).cards.get(is)
      return card === undefined ? is : `${is}: ${cardText(card, language, edition).join(' ')}`
    })
    expect(texts.filter(text => newer[tag].test(text))).toEqual([])
  }
})

test('a run is made, cards are accessed, tokens advance, and no word stands before an ability', async () => {
  expect(await textOf('account_siphon', '2013')).toMatchInlineSnapshot(`
    "en
      Make a run on HQ. If successful, instead of accessing cards, you may force the Corp to lose up to 5[credit], then you gain 2[credit] for each credit lost this way and take 2 tags.
    de
      Führe einen Run auf HQ durch. Bei Erfolg darfst du, anstatt auf Karten zuzugreifen, den Konzern bis zu 5[credit] verlieren lassen, dann erhältst du 2[credit] für jeden [credit], der auf diese Weise verloren wurde, und nimmst 2 Markierungen."
  `)
  expect(await textOf('bank_job', '2013')).toMatchInlineSnapshot(`
    "en
      When you install this resource, place 8[credit] on it.
      When this resource is empty, trash it.
      Whenever you make a successful run on a remote server, instead of accessing cards, you may take any number of credits from this resource.
    de
      Wenn du diese Ressource installierst, lege 8[credit] auf sie.
      Wenn diese Ressource leer ist, zerstöre sie.
      Immer wenn du einen erfolgreichen Run auf einen entfernten Server durchführst, darfst du, anstatt auf Karten zuzugreifen, beliebig viele [credit] von dieser Ressource nehmen."
  `)
  expect(await textOf('the_makers_eye', '2013')).toMatchInlineSnapshot(`
    "en
      Make a run on R&D. If successful, access 2 additional cards from R&D.
    de
      Führe einen Run auf F&E durch. Bei Erfolg greife auf 2 weitere Karten aus F&E zu."
  `)
  expect(await textOf('medium', '2013')).toMatchInlineSnapshot(`
    "en
      Whenever you make a successful run on R&D, place 1 virus counter on this program.
      Whenever you access cards from R&D, choose a number less than the number of hosted virus counters. Access that many additional cards.
    de
      Immer wenn du einen erfolgreichen Run auf F&E durchführst, lege 1 Virusmarker auf dieses Programm.
      Immer wenn du auf Karten aus F&E zugreifst, wähle eine Zahl, die kleiner ist als die Anzahl der gehosteten Virusmarker. Greife auf so viele weitere Karten zu."
  `)
  expect(await textOf('inside_job', '2013')).toMatchInlineSnapshot(`
    "en
      Make a run. The first time you encounter a piece of ice during that run, bypass it.
    de
      Führe einen Run durch. Wenn du in jenem Run zum ersten Mal mit einem ICE konfrontiert wirst, umgehe es."
  `)
  expect(await textOf('astroscript_pilot_program', '2013')).toMatchInlineSnapshot(`
    "en
      When you score this agenda, place 1 agenda counter on it.
      Hosted agenda counter: Place 1 advancement token on 1 installed card you can advance.
    de
      Wenn du diese Agenda punktest, lege 1 Agendamarker auf sie.
      Gehosteter Agendamarker: Lege 1 Fortschrittsmarker auf 1 installierte Karte, die du vorantreiben kannst."
  `)
  expect(await textOf('corroder', '2013')).toMatchInlineSnapshot(`
    "en
      1[credit]: Break 1 barrier subroutine.
      1[credit]: +1 strength.
    de
      1[credit]: Brich 1 Barriere-Subroutine.
      1[credit]: +1 Stärke."
  `)
  expect(await textOf('decoy', '2013')).toMatchInlineSnapshot(`
    "en
      [trash]: Avoid 1 tag.
    de
      [trash]: Vermeide 1 Markierung."
  `)
  expect(await textOf('red_herrings', '2013')).toMatchInlineSnapshot(`
    "en
      As an additional cost to steal an agenda from this server, the Runner must pay 5[credit]. This applies even during the run in which the Runner trashes this card.
    de
      Als zusätzliche Kosten, um eine Agenda aus diesem Server zu stehlen, muss der Runner 5[credit] bezahlen. Das gilt auch im Run, in dem der Runner diese Karte zerstört."
  `)
})

test('what is allowed is said in a sentence, and trashing, tags and turns in the words of the first box', async () => {
  expect(await textOf('demolition_run', '2013')).toMatchInlineSnapshot(`
    "en
      Make a run on HQ or R&D.
      You may trash the card you are accessing.
    de
      Führe einen Run auf HQ oder F&E durch.
      Du darfst die Karte zerstören, auf die du zugreifst."
  `)
  expect(await textOf('stimhack', '2013')).toMatchInlineSnapshot(`
    "en
      Gain 9[credit]. Make a run. You can use those credits only during that run. When that run ends, suffer 1 brain damage. This damage cannot be prevented.
    de
      Erhalte 9[credit]. Führe einen Run durch. Du kannst jene Credits nur in jenem Run einsetzen. Wenn jener Run endet, erleide 1 Hirnschaden. Dieser Schaden kann nicht verhindert werden."
  `)
  expect(await textOf('viktor_1_0', '2013')).toMatchInlineSnapshot(`
    "en
      The Runner may spend [click] to break 1 subroutine on this ice.
      [sub] Do 1 brain damage.
      [sub] End the run.
    de
      Der Runner darf [click] ausgeben, um 1 Subroutine auf diesem ICE zu brechen.
      [sub] Füge 1 Hirnschaden zu.
      [sub] Beende den Run."
  `)
  expect(await textOf('crash_space', '2013')).toMatchInlineSnapshot(`
    "en
      2[recurring-credit] Use these credits to pay for removing tags.
      [trash]: Prevent up to 3 meat damage.
    de
      2[recurring-credit] Du kannst diese Credits für das Entfernen von Markierungen ausgeben.
      [trash]: Verhindere bis zu 3 Fleischschaden."
  `)
  expect(await textOf('net_shield', '2013')).toMatchInlineSnapshot(`
    "en
      1[credit]: Prevent the first net damage this turn.
    de
      1[credit]: Verhindere den ersten Netzschaden in diesem Zug."
  `)
  expect(await textOf('sacrificial_construct', '2013')).toMatchInlineSnapshot(`
    "en
      [trash]: Prevent 1 installed program or piece of hardware from being trashed.
    de
      [trash]: Verhindere die Zerstörung von 1 installierten Programm oder 1 installierten Hardware."
  `)
  expect(await textOf('cell_portal', '2013')).toMatchInlineSnapshot(`
    "en
      [sub] The Runner approaches the outermost piece of ice protecting the attacked server. Derez this ice.
    de
      [sub] Der Runner nähert sich dem äußersten ICE vor dem angegriffenen Server. Derezze dieses ICE."
  `)
  expect(await textOf('breaking_news', '2013')).toMatchInlineSnapshot(`
    "en
      When you score this agenda, give the Runner 2 tags.
      When the turn ends, if you scored this agenda this turn, remove 2 tags.
    de
      Wenn du diese Agenda punktest, gib dem Runner 2 Markierungen.
      Wenn der Zug endet und du in diesem Zug diese Agenda gepunktet hast, entferne 2 Markierungen."
  `)
  expect(await textOf('sansan_city_grid', '2013')).toMatchInlineSnapshot(`
    "en
      Each agenda in this server gets -1 advancement requirement.
      Limit 1 region per server.
    de
      Jede Agenda in diesem Server erhält -1 Fortschrittsanforderung.
      Höchstens 1 Region pro Server."
  `)
  expect(await textOf('research_station', '2013')).toMatchInlineSnapshot(`
    "en
      Install only in the root of HQ.
      You get +2 maximum hand size.
    de
      Nur in der Wurzel von HQ installierbar.
      Du erhältst +2 maximale Handgröße."
  `)
})

test('1.4 names tokens and brain damage; of the rest of its words 1.6 decides', async () => {
  expect(await textOf('ice_wall', '1.4')).toMatchInlineSnapshot(`
    "en
      You can advance this ice. It gets +1 strength for each hosted advancement token.
      [sub] End the run.
    de
      Du kannst dieses ICE vorantreiben. Es erhält +1 Stärke für jeden gehosteten Fortschrittsmarker.
      [sub] Beende den Run."
  `)
  expect(await textOf('stimhack', '1.4')).toMatchInlineSnapshot(`
    "en
      Place 9[credit] on this event. Run any server. During that run, hosted credits are considered to be in your credit pool. When that run ends, suffer 1 brain damage. This damage cannot be prevented.
    de
      Lege 9[credit] auf dieses Ereignis. Führe einen Run auf einen beliebigen Server durch. In jenem Run gelten gehostete Credits als Teil deines Creditvorrats. Wenn jener Run endet, erleide 1 Hirnschaden. Dieser Schaden kann nicht verhindert werden."
  `)
  expect(await textOf('crash_space', '1.4')).toMatchInlineSnapshot(`
    "en
      2[recurring-credit] You can spend hosted credits to take the basic action to remove 1 tag.
      [interrupt] → [trash]: Prevent up to 3 meat damage.
    de
      2[recurring-credit] Du kannst diese Credits für die Grundaktion, 1 Markierung zu entfernen, ausgeben.
      [interrupt] → [trash]: Verhindere bis zu 3 Fleischschaden."
  `)
})
