import { tags } from './words/tags.js'

/** What this browser keeps under a name. */
function keptAt(place) {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** The language that the player chose for the game, or else the first of the browser that this page has. */
const language =
  [keptAt('paydata/settings').language, ...navigator.languages.map(each => each.slice(0, 2))].find(each =>
    tags.includes(each),
  ) ?? 'en'
const { words } = await import(`./words/${language}.js`)

const made = (name, properties, ...within) => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...within)
  return element
}

const entry = (id, properties) => [
  made('label', { htmlFor: id }, words[id]),
  made('input', { id, name: id, autocomplete: 'off', spellcheck: false, ...properties }),
]

const form = made(
  'form',
  {},
  ...entry('game', { required: true }),
  ...entry('commitment'),
  ...entry('part'),
  made('button', { type: 'submit' }, words.check),
)
const list = made('ul', { id: 'checks', ariaLive: 'polite' })

function build() {
  document.documentElement.lang = language
  document.title = words.window
  const command = made('code', {}, 'npm run verify -- replay.json COMMITMENT PART')
  document
    .querySelector('main')
    .append(
      made('h1', {}, words.title),
      made('p', {}, words.lead),
      form,
      list,
      made('p', { className: 'quiet' }, words.distrust, ' ', command),
    )
}

function show(lines) {
  list.replaceChildren(
    ...lines.map(([is, says]) => {
      const item = made('li', {}, `${words.marks[is]} ${says}`)
      item.dataset.is = is
      return item
    }),
  )
}

async function hashOf(text) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
}

async function checks(game, commitment, part) {
  if (globalThis.crypto?.subtle === undefined) return [['note', words.insecure]]
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/replay`)
  const answer = await response.json()
  if (!answer.ok) return [['note', words.refused[answer.why] ?? words.silent]]
  const { shuffle, file } = answer.replay
  // The secrets of earlier servers have no such sign, nor have their seeds.
  const sign = /^(key:)?/.exec(shuffle.secret)[0]
  const seed = `${sign}${await hashOf(`${shuffle.secret}/${shuffle.corp}/${shuffle.runner}`)}`
  const bound = commitment === '' ? shuffle.commitment : commitment
  const lines = [
    [(await hashOf(shuffle.secret)) === bound ? 'right' : 'wrong', words.secret],
    [seed === file.setup.seed ? 'right' : 'wrong', words.seed],
  ]
  for (const side of file.bots)
    lines.push([
      (await hashOf(`${shuffle.secret}/bot/${side}`)) === shuffle[side] ? 'right' : 'wrong',
      words.computer[side],
    ])
  if (part !== '')
    lines.push([part === shuffle.corp || part === shuffle.runner ? 'right' : 'wrong', words.own])
  if (commitment === '' || part === '') lines.push(['note', words.itself])
  return lines
}

const nameIn = text => /[a-z0-9]{20}/.exec(text)?.[0] ?? text.trim()

const given = name => form.elements[name].value.trim().toLowerCase()

async function check() {
  const game = nameIn(form.elements.game.value)
  const kept = keptAt('paydata/parts')[game] ?? {}
  for (const name of ['commitment', 'part'])
    if (form.elements[name].value === '') form.elements[name].value = kept[name] ?? ''
  try {
    show(await checks(game, given('commitment'), given('part')))
  } catch {
    show([['note', words.silent]])
  }
}

form.addEventListener('submit', event => {
  event.preventDefault()
  check()
})

build()
const asked = new URLSearchParams(location.search)
for (const name of ['game', 'commitment', 'part']) form.elements[name].value = asked.get(name) ?? ''
if (asked.has('game')) check()
