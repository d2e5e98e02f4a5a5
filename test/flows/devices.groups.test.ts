import { expect, test } from 'vitest'
import type { Device } from '../../src/api/shapes/security.ts'
import { findOtherDevices, groupDevices } from '../../src/flows/account/devices/group-devices.ts'

const device = (id: string, type: Device['type'], current = false) => ({ id, name: id, type, current }) as Device

const idsByKind = (devices: Device[]) =>
  groupDevices(devices).map(({ kind, devices: groupedDevices }) => [kind, groupedDevices.map(({ id }) => id)])

test('SCR-11 groups devices into desktop clients, phones and browsers, without empty groups', () => {
  expect(idsByKind([device('a', 'web'), device('b', 'sync'), device('c', 'app')])).toEqual([
    ['sync', ['b']],
    ['app', ['c']],
    ['web', ['a']],
  ])
  expect(idsByKind([device('a', 'web'), device('b', 'web')])).toEqual([['web', ['a', 'b']]])
  expect(idsByKind([])).toEqual([])
})

test('SCR-11 puts the current device first, whatever its position in the response', () => {
  const devices = [device('a', 'sync'), device('b', 'web'), device('c', 'app'), device('d', 'web', true)]
  expect(idsByKind(devices)).toEqual([
    ['web', ['d', 'b']],
    ['sync', ['a']],
    ['app', ['c']],
  ])
})

test('selects no devices for bulk logout if the current device is unknown, since it could be any of them', () => {
  const [currentDevice, otherDevice] = [device('a', 'web', true), device('b', 'app')]
  expect(findOtherDevices([currentDevice, otherDevice])).toEqual([otherDevice])
  expect(findOtherDevices([otherDevice, device('c', 'web')])).toEqual([])
})
