import { expect, test } from 'vitest'
import { answerInPlace, defineCards, newGame, questionFor } from './src/index.ts'
import type { Definition } from './src/index.ts'
import * as v from './src/vocabulary.ts'

const defs: Definition[] = [
  { ...v.card('corp_id'), printed: { title: 'Corp', side: 'corp', type: 'identity' } },
  { ...v.card('runner_id'), printed: { title: 'Runner', side: 'runner', type: 'identity' } },
  { ...v.card('hedge', v.play(v.gainCredits(9))), printed: { title: 'Hedge', side: 'corp', type: 'operation', cost: 5 } },
  { ...v.card('wall', v.subroutine(v.endRun())), printed: { title: 'Wall', side: 'corp', type: 'ice', subtypes: ['barrier'], cost: 3, strength: 3 } },
  { ...v.card('katana', v.subroutine(v.damage('net', 3))), printed: { title: 'Katana', side: 'corp', type: 'ice', subtypes: ['sentry'], cost: 4, strength: 3 } },
  { ...v.card('hunter', v.subroutine(v.trace(3, { ifSuccessful: [v.giveTags(1)] }))), printed: { title: 'Hunter', side: 'corp', type: 'ice', subtypes: ['sentry'], cost: 1, strength: 4 } },
  { ...v.card('pad', v.when(v.turnBegins('you'), v.gainCredits(1))), printed: { title: 'Pad', side: 'corp', type: 'asset', cost: 2, trash: 4 } },
  { ...v.card('agenda'), printed: { title: 'Agenda', side: 'corp', type: 'agenda', advancement: 3, points: 2 } },
  { ...v.card('gamble', v.play(v.gainCredits(9))), printed: { title: 'Gamble', side: 'runner', type: 'event', cost: 5 } },
  { ...v.card('diesel', v.play(v.draw(3))), printed: { title: 'Diesel', side: 'runner', type: 'event', cost: 0 } },
  { ...v.card('corroder', v.breaks({ cost: [v.credits(1)], count: 1, subtype: 'barrier' }), v.boosts({ cost: [v.credits(1)], strength: 1 })), printed: { title: 'Corroder', side: 'runner', type: 'program', subtypes: ['icebreaker', 'fracter'], cost: 2, strength: 2, memory: 1 } },
  { ...v.card('decoy', v.interruptFor([v.trashThis], [v.prevent(1, { effect: 'tags' })])), printed: { title: 'Decoy', side: 'runner', type: 'resource', cost: 1 } },
  { ...v.card('cyber', v.recurring(1, { to: ['use'], where: [v.subtype('icebreaker')] })), printed: { title: 'Cyber', side: 'runner', type: 'hardware', cost: 2 } },
]
defineCards('smoke', defs)
const times = (n: number, ...names: string[]) => names.flatMap(name => Array.from({ length: n }, () => name))

test('random games end', () => {
  const endings: Record<string, number> = {}
  let answers = 0
  let real = 0
  const t0 = performance.now()
  for (let seed = 0; seed < 200; seed++) {
    const game = newGame({ definitions: 'smoke', seed: `s${seed}`, corp: { identity: 'corp_id', cards: times(7, 'hedge', 'wall', 'katana', 'hunter', 'pad', 'agenda') }, runner: { identity: 'runner_id', cards: times(9, 'gamble', 'diesel', 'corroder', 'decoy', 'cyber') } })
    let r = seed * 7919 + 13
    const rnd = (n: number) => { r = (Math.imul(r, 1103515245) + 12345) >>> 0; return (r >>> 8) % n }
    for (let i = 0; i < 5000 && game.over === null; i++) {
      const q = game.waiting[0]
      if (q === undefined) throw new Error('stuck')
      answers++
      let why
      if (q.form === 'choose') {
        if (q.options.length > 1) real++
        const n = q.least + rnd(q.most - q.least + 1)
        const left = q.options.map((_, k) => k)
        const choose: number[] = []
        for (let k = 0; k < n; k++) choose.push(left.splice(rnd(left.length), 1)[0] as number)
        why = answerInPlace(game, q.for, { question: q.number, choose })
      } else if (q.form === 'number') { real++; why = answerInPlace(game, q.for, { question: q.number, number: q.least + rnd(q.most - q.least + 1) }) }
      else {
        real++
        let left = q.total
        const amounts = q.sources.map(() => 0)
        while (left > 0) { const k = rnd(amounts.length); if ((amounts[k] as number) < (q.sources[k]?.most ?? 0)) { amounts[k] = (amounts[k] as number) + 1; left-- } }
        why = answerInPlace(game, q.for, { question: q.number, amounts })
      }
      if (why !== undefined) throw new Error(`${why} ${JSON.stringify(q)}`)
    }
    const how = game.over === null ? 'none' : `${game.over.winner} ${game.over.how} `
    endings[how] = (endings[how] ?? 0) + 1
  }
  const dt = performance.now() - t0
  console.log(endings, answers, real, Math.round(real / dt * 1000), 'real/s', Math.round(answers / dt * 1000), 'all/s')
  expect(questionFor).toBeDefined()
})
