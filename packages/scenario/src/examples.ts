import type { Scenario, ScenarioOptions } from './scenario.ts'
import { scenario } from './scenario.ts'

/** The edition whose text has an example, by the start of the example's id. */
const editions = {
  core: '2012',
  'faq-1.1': '2013',
  'ffg-rr-1.0': '2017',
  'cr-1.4': '1.4',
  'cr-1.6': '1.6',
  'cr-26.03': '26.03',
} as const
type Source = keyof typeof editions
type EditionName = (typeof editions)[Source]

/** A worked example of a text: `faq-1.1/14`. */
export type ExampleId = `${Source}/${string}`

const isSource = (name: string): name is Source => name in editions

function editionOf(id: ExampleId): EditionName {
  const [source = ''] = id.split('/')
  if (!isSource(source)) throw new Error(`No text of the rules is called "${source}".`)
  return editions[source]
}

/** What an example plays by each edition; or what by the older ones and what today, where the rules of today say otherwise. */
type Play = ((by: EditionName) => void) | { readonly older: () => void; readonly today: () => void }

function playBy(edition: EditionName, play: Play): void {
  if (typeof play === 'function') play(edition)
  else if (edition === '26.03') play.today()
  else play.older()
}

/**
 * Worked examples of the rules as tests, each by the edition whose text has it. One that only older texts have is played by the
 * rules of today besides. `scenario` begins a position by the edition of the example that is being played.
 */
export function examples(test: (name: string, play: () => void) => void) {
  let edition: EditionName = '26.03'

  function example(ids: readonly ExampleId[], says: string, play: Play): void {
    const named = ids.map(id => [id, editionOf(id)] as const)
    const today = named.some(([, name]) => name === '26.03')
      ? []
      : [[`${ids.join(', ')} today`, '26.03'] as const]
    for (const [id, name] of [...named, ...today])
      test(`${id}: ${says}`, () => {
        edition = name
        try {
          playBy(name, play)
        } finally {
          edition = '26.03'
        }
      })
  }

  return { example, scenario: (options: ScenarioOptions): Scenario => scenario({ edition, ...options }) }
}
