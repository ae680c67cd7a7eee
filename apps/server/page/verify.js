const form = document.querySelector('form')
const list = document.querySelector('#checks')

const marks = { right: '✓ Yes:', wrong: '✗ No:', note: 'Note:' }

function show(lines) {
  list.replaceChildren(
    ...lines.map(([is, says]) => {
      const item = document.createElement('li')
      item.dataset.is = is
      item.textContent = `${marks[is]} ${says}`
      return item
    }),
  )
}

async function hashOf(text) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** What the browser kept of a game when its player was ready. */
function keptOf(game) {
  try {
    return JSON.parse(localStorage.getItem('paydata/parts') ?? '{}')[game] ?? {}
  } catch {
    return {}
  }
}

const sideNames = { corp: 'Corp', runner: 'Runner' }

async function checks(game, commitment, part) {
  if (globalThis.crypto?.subtle === undefined)
    return [['note', 'a browser computes hashes only on pages that come over https, or from this machine.']]
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/replay`)
  const answer = await response.json()
  if (!answer.ok) return [['note', `the replay cannot be had: ${answer.says}`]]
  const { shuffle, file } = answer.replay
  const bound = commitment === '' ? shuffle.commitment : commitment
  const lines = [
    [
      (await hashOf(shuffle.secret)) === bound ? 'right' : 'wrong',
      'the secret of the server is what it was bound to.',
    ],
    [
      (await hashOf(`${shuffle.secret}/${shuffle.corp}/${shuffle.runner}`)) === file.setup.seed
        ? 'right'
        : 'wrong',
      'the seed is made of the parts of the server and of both players.',
    ],
  ]
  for (const side of file.bots)
    lines.push([
      (await hashOf(`${shuffle.secret}/bot/${side}`)) === shuffle[side] ? 'right' : 'wrong',
      `the part of the computer that played the ${sideNames[side]} follows from the secret of the server.`,
    ])
  if (part !== '')
    lines.push([
      part === shuffle.corp || part === shuffle.runner ? 'right' : 'wrong',
      'your own part is among them, as your browser gave it.',
    ])
  if (commitment === '' || part === '')
    lines.push([
      'note',
      'without the commitment that you saw and the part that you gave, the replay is compared with itself.',
    ])
  return lines
}

const nameIn = text => /[a-z0-9]{20}/.exec(text)?.[0] ?? text.trim()

const given = name => form.elements[name].value.trim().toLowerCase()

async function check() {
  const game = nameIn(form.elements.game.value)
  const kept = keptOf(game)
  for (const name of ['commitment', 'part'])
    if (form.elements[name].value === '') form.elements[name].value = kept[name] ?? ''
  try {
    show(await checks(game, given('commitment'), given('part')))
  } catch {
    show([['note', 'the server does not answer as it should.']])
  }
}

form.addEventListener('submit', event => {
  event.preventDefault()
  check()
})

const asked = new URLSearchParams(location.search)
for (const name of ['game', 'commitment', 'part']) form.elements[name].value = asked.get(name) ?? ''
if (asked.has('game')) check()
