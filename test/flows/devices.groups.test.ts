import { expect, test } from 'vitest'
import type { Device } from '../../src/api/shapes/security.ts'
import { groupDevices, othersOf } from '../../src/flows/account/devices/group-devices.ts'

const device = (id: string, type: Device['type'], current = false) => ({ id, name: id, type, current }) as Device

const order = (devices: Device[]) =>
  groupDevices(devices).map(({ kind, devices: own }) => [kind, own.map(({ id }) => id)])

test('SCR-11 devices are grouped into desktop clients, phones and browsers, without empty groups', () => {
  expect(order([device('a', 'web'), device('b', 'sync'), device('c', 'app')])).toEqual([
    ['sync', ['b']],
    ['app', ['c']],
    ['web', ['a']],
  ])
  expect(order([device('a', 'web'), device('b', 'web')])).toEqual([['web', ['a', 'b']]])
  expect(order([])).toEqual([])
})

test('SCR-11 the current device comes first, whatever its position in the response', () => {
  const devices = [device('a', 'sync'), device('b', 'web'), device('c', 'app'), device('d', 'web', true)]
  expect(order(devices)).toEqual([
    ['web', ['d', 'b']],
    ['sync', ['a']],
    ['app', ['c']],
  ])
})

test('no device is listed as “other” if the current one is unknown, since it would be among them', () => {
  const [here, there] = [device('a', 'web', true), device('b', 'app')]
  expect(othersOf([here, there])).toEqual([there])
  expect(othersOf([there, device('c', 'web')])).toEqual([])
})
