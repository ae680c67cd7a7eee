import { expect, test } from 'vitest'
import type { Laid } from './fit.ts'
import { fitBeside, fitFor } from './fit.ts'

const server = (ice: number, root = 1) => ({ root, ice, guests: 0 })
const usual: Laid = {
  servers: [server(2), server(2), server(0), server(2), server(0), server(1)],
  groups: [3, 2, 2],
  canGrow: false,
}
const desk = { size: 1, least: 34, between: 24 }
const phone = { size: 1, least: 74, between: 14 }

test('cards are 130 to 160 pixels wide on a desk of 1440 by 900, and up to 220 on a large one', () => {
  const fit = fitFor(usual, { width: 878, height: 628 }, desk)
  expect(fit.server).toBeGreaterThanOrEqual(130)
  expect(fit.tile).toBeLessThanOrEqual(160)
  expect(fitFor(usual, { width: 1864, height: 1060 }, desk)).toMatchObject({ tile: 220, server: 220 })
})

test('if the field has height to spare, cards become taller', () => {
  const low = fitFor(usual, { width: 878, height: 500 }, desk)
  const tall = fitFor(usual, { width: 878, height: 700 }, desk)
  expect(tall.tall).toBeGreaterThan(low.tall)
  expect(tall.ice).toBeGreaterThan(low.ice)
})

test('twelve remote servers become narrower until they fit, and the rig keeps its size', () => {
  const servers = [server(3), server(2), server(1), ...Array.from({ length: 12 }, () => server(1))]
  const fit = fitFor({ ...usual, servers }, { width: 776, height: 490 }, desk)
  expect(fit.isNarrow).toBe(true)
  expect(15 * (fit.server + 4) + 14 * 4).toBeLessThanOrEqual(776 - 20)
  expect(fit.tile).toBeGreaterThan(80)
})

test('the setting for large cards never makes cards larger than the room allows', () => {
  const room = { width: 1000, height: 620 }
  const few: Laid = { ...usual, servers: usual.servers.slice(0, 3), groups: [1] }
  const large = fitFor(few, room, { ...desk, size: 1.2 })
  expect(large.tile).toBeGreaterThan(fitFor(few, room, desk).tile)
  const full = fitFor(usual, room, { ...desk, size: 1.2 })
  expect(6 * (full.server + 4) + 5 * 8).toBeLessThanOrEqual(1000 - 20)
})

test('on a phone servers do not become narrower than the least width', () => {
  const servers = Array.from({ length: 9 }, () => server(1))
  expect(fitFor({ ...usual, servers }, { width: 360, height: 407 }, phone)).toMatchObject({
    server: 74,
    isNarrow: false,
  })
})

test('on a phone that lies on its side the whole rig stands beside servers that keep their width', () => {
  const room = { width: 523, height: 230 }
  const fit = fitBeside(usual, room, phone)
  // Seven cards in two columns, four below each other.
  expect(4 * (fit.tall + 4)).toBeLessThanOrEqual(room.height)
  expect(fit.beside).toBe(2 * (fit.tile + 8) + 8)
  expect(fit.server).toBeGreaterThanOrEqual(62)
  expect(fitBeside({ ...usual, groups: [2] }, room, phone).beside).toBe(fit.tile + 16)
})

test('a rig without cards leaves all of a lying phone to the servers', () => {
  const room = { width: 523, height: 230 }
  expect(fitBeside({ ...usual, groups: [] }, room, phone)).toMatchObject({ beside: 0 })
})
