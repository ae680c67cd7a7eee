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

async function checks(game, commitment) {
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
  if (commitment === '')
    lines.push([
      'note',
      'without the commitment that you saw before the game, the replay is compared with itself.',
    ])
  return lines
}

const nameIn = text => /[a-z0-9]{20}/.exec(text)?.[0] ?? text.trim()

async function check() {
  const { game, commitment } = Object.fromEntries(new FormData(form))
  try {
    show(await checks(nameIn(String(game)), String(commitment).trim().toLowerCase()))
  } catch {
    show([['note', 'the server does not answer as it should.']])
  }
}

form.addEventListener('submit', event => {
  event.preventDefault()
  check()
})

const asked = new URLSearchParams(location.search)
for (const name of ['game', 'commitment']) form.elements[name].value = asked.get(name) ?? ''
if (asked.has('game')) check()
