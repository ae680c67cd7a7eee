import type { Role, RouteName } from '@paydata/protocol'
import { mayAs, roleFor, role as roleName, routes } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveRole } from '../src/roles/roles.ts'
import type { Running } from '../src/server.ts'
import { openStore } from '../src/store/open.ts'
import { askOver, claimed, getOver, isRoute } from './asking.ts'
import { built, ran } from './commands.ts'
import { toRoutes } from './doors/worst.ts'
import type { Visitor } from './serving.ts'
import { guest, serving } from './serving.ts'
import { databases, describeOn, worlds } from './stores.ts'

const names = Object.keys(routes).filter(isRoute)
const needing = names.flatMap(name => {
  const role = roleFor(name)
  return role === null ? [] : [[name, role] as const]
})

test('whatever is for those who look after the server needs a role, and nothing else does', () => {
  const isAdmin = (name: RouteName) => routes[name].path.startsWith('/api/admin/')
  expect(names.filter(isAdmin)).toEqual(needing.map(([name]) => name))
})

describeOn(worlds, fresh => {
  const where = fresh()
  let server: Running
  let people: { readonly operator: Visitor; readonly moderator: Visitor; readonly nobody: Visitor }
  beforeAll(async () => {
    const before = await serving(where)
    people = {
      operator: await claimed(before.port, 'Olga'),
      moderator: await claimed(before.port, 'Mona'),
      nobody: await claimed(before.port, 'Nora'),
    }
    await before.close()
    const store = await openStore(where)
    await giveRole(store, { is: 'command' }, 'Olga', 'operator', 1)
    await giveRole(store, { is: 'command' }, 'mona', 'moderator', 2)
    await store.destroy()
    server = await serving(where)
  })
  afterAll(() => server.close())

  test.each(needing)('without the role it is refused: %s', async (name, needs) => {
    const text = (length: number) => 'x'.repeat(length)
    const asked = toRoutes[name](text, text)
    expect(await askOver(server.port, null, name, asked)).toMatchObject({ ok: false, why: 'notSignedIn' })
    const refused = { ok: false, why: 'notAllowed', because: [{ code: 'needsRole' }] }
    expect(await askOver(server.port, await guest(server.port, 'Gus'), name, asked)).toEqual({
      ...refused,
      says: '',
    })
    expect(await askOver(server.port, people.nobody, name, asked)).toMatchObject(refused)
    const ofModerator = await askOver(server.port, people.moderator, name, asked)
    expect(ofModerator).toMatchObject(mayAs('moderator', needs) ? {} : refused)
  })

  test('everybody is told the role that they have, and nobody that of others', async () => {
    const told = async (who: Visitor | null) => (await getOver(server.port, who, 'whoAmI', {})).role
    expect(await told(people.operator)).toBe('operator')
    expect(await told(people.moderator)).toBe('moderator')
    expect(await told(people.nobody)).toBeNull()
    expect(await told(null)).toBeNull()
    const { data } = { data: await getOver(server.port, people.moderator, 'ownData', { part: 'account' }) }
    expect(data.rows).toMatchObject([{ role: 'moderator' }])
  })

  test('an operator gives and takes roles, which count at once, and each change is noted', async () => {
    const { operator, moderator } = people
    const [given, name] = [await claimed(server.port, 'Gina'), 'Gina']
    const give = (role: Role) => askOver(server.port, operator, 'giveRole', { name, role })
    const audit = async (who: Visitor) =>
      (await getOver(server.port, who, 'audit', {})).lines.filter(({ to }) => to?.id === given.me.id)
    expect(await askOver(server.port, given, 'audit', {})).toMatchObject({ why: 'notAllowed' })
    expect(await give('moderator')).toMatchObject({
      holders: expect.arrayContaining([
        {
          player: { ...given.me, kind: 'claimed' },
          role: 'moderator',
          givenAt: expect.any(Number),
          by: { ...operator.me, kind: 'claimed' },
        },
      ]),
    })
    // Asked again after a lost answer: nothing more is done.
    await give('moderator')
    expect(await audit(given)).toHaveLength(1)
    await give('operator')
    expect(await askOver(server.port, given, 'holders', {})).toMatchObject({ ok: true })
    await getOver(server.port, operator, 'takeRole', { player: given.me.id })
    expect(await askOver(server.port, given, 'audit', {})).toMatchObject({ why: 'notAllowed' })
    const by = { name: 'Olga' }
    expect(await audit(moderator)).toMatchObject([
      { deed: 'tookRole', as: 'operator', by, role: 'operator' },
      { deed: 'gaveRole', as: 'operator', by, role: 'operator' },
      { deed: 'gaveRole', as: 'operator', by, role: 'moderator' },
    ])
    const { rows } = await getOver(server.port, given, 'ownData', { part: 'audit' })
    // Two tries without the role are noted as well.
    expect(rows).toHaveLength(5)
  })

  test('nobody changes their own role, and a guest or an unknown name is given none', async () => {
    const { operator } = people
    const own = { why: 'notAllowed', because: [{ code: 'ownRole' }] }
    const give = (name: string) => askOver(server.port, operator, 'giveRole', { name, role: 'moderator' })
    expect(await give('Olga')).toMatchObject(own)
    expect(await askOver(server.port, operator, 'takeRole', { player: operator.me.id })).toMatchObject(own)
    await guest(server.port, 'Hugo')
    const unclaimed = { why: 'noSuchThing', because: [{ code: 'nameNotClaimed' }] }
    expect(await give('Hugo')).toMatchObject(unclaimed)
    expect(await give('Nobody at all')).toMatchObject(unclaimed)
  })

  test('who is deleted has no role any more, and is named in no line', async () => {
    const { operator, moderator } = people
    const gone = await claimed(server.port, 'Gone')
    await getOver(server.port, operator, 'giveRole', { name: 'Gone', role: 'moderator' })
    await getOver(server.port, gone, 'deleteMe', {})
    const { holders } = await getOver(server.port, operator, 'holders', {})
    expect(holders.map(({ player }) => player.name)).not.toContain('Gone')
    const { lines } = await getOver(server.port, moderator, 'audit', {})
    expect(lines[0]).toMatchObject({ deed: 'gaveRole', to: null, role: 'moderator' })
  })
})

test('an operator may what a moderator may, and nobody without a role may anything', () => {
  expect(roleName.options.map(needs => mayAs('operator', needs))).toEqual([true, true])
  expect(roleName.options.map(needs => mayAs('moderator', needs))).toEqual([true, false])
  expect(roleName.options.map(needs => mayAs(null, needs))).toEqual([false, false])
})

describeOn(databases, fresh => {
  test('the command gives, lists and takes roles, and says what it does not understand', async () => {
    built()
    const where = fresh()
    const server = await serving(where)
    await claimed(server.port, 'Olga')
    await server.close()
    const roles = (...args: readonly string[]) => ran('roles', args, where)
    expect(await roles()).toMatchObject({ code: 0, out: 'Nobody has a role.\n' })
    expect(await roles('--give', 'operator', 'Olga')).toMatchObject({
      code: 0,
      out: 'Olga has the role of operator from now on.\n',
    })
    expect((await roles()).out).toBe('operator   Olga\n')
    expect(await roles('--take', 'Olga')).toMatchObject({ code: 0 })
    expect((await roles()).out).toBe('Nobody has a role.\n')
    expect(await roles('--give', 'moderator', 'Somebody')).toMatchObject({
      code: 1,
      complaint: 'No player has claimed this name with a password.\n',
    })
    for (const args of [['--give', 'king', 'Olga'], ['--give', 'moderator'], ['--take'], ['--crown', 'Olga']])
      expect(await roles(...args)).toMatchObject({ code: 2, out: '' })
    expect((await roles('--help')).out).toContain('npm run roles -- --give moderator NAME')
  })
})
