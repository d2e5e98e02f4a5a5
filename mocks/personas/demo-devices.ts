import type { Device } from '../model.ts'

type Model = Pick<Device, 'type' | 'name' | 'clientVersion' | 'ip' | 'location'>

const models: readonly Model[] = [
  { type: 'sync', name: 'MEI-THINKPAD', clientVersion: '8.4.1', ip: '203.0.113.20', location: 'Hangzhou, CN' },
  { type: 'app', name: 'iPhone 17', clientVersion: '8.4.0', ip: '198.51.100.4', location: 'Shanghai, CN' },
  { type: 'web', name: 'Firefox · Windows', ip: '198.51.100.77', location: 'Taipei, TW' },
  { type: 'app', name: 'Pixel 11', clientVersion: '8.3.6', ip: '192.0.2.31', location: 'Singapore, SG' },
  { type: 'web', name: 'Safari · macOS', ip: '192.0.2.150', location: 'Toronto, CA' },
]

/** Devices that a demo account logged in from before, each a few hours longer ago than the last. */
export function createDevices(accountId: string, count: number, now: number): Device[] {
  return Array.from({ length: count }, (_, place) => {
    const { type, name, clientVersion, ip, location } = models[place % models.length] as Model
    const lastActiveAt = now - (place * place + 1) * 3_600_000
    return {
      id: `${accountId}-device-${place + 1}`,
      token: `${accountId}-token-${place + 1}`,
      type,
      name,
      clientVersion,
      ip,
      location,
      lastActiveAt,
    }
  })
}
