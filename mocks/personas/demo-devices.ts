import type { Device } from '../model.ts'

type Model = Pick<Device, 'type' | 'clientVersion' | 'ip' | 'location'> & { name: string }

const models: readonly Model[] = [
  { type: 'sync', name: 'THINKPAD', clientVersion: '8.4.1', ip: '203.0.113.20', location: 'hangzhou' },
  { type: 'app', name: 'iPhone 17', clientVersion: '8.4.0', ip: '198.51.100.4', location: 'shanghai' },
  { type: 'web', name: 'Firefox · Windows', ip: '198.51.100.77', location: 'taipei' },
  { type: 'app', name: 'Pixel 11', clientVersion: '8.3.6', ip: '192.0.2.31', location: 'singapore' },
  { type: 'web', name: 'Safari · macOS', ip: '192.0.2.150', location: 'toronto' },
]

/** Prefixes a computer's name with its owner's first name, as companies often do. */
function createDeviceName({ type, name }: Model, owner: string): string {
  const [firstName = ''] = owner.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().split(' ')
  return type === 'sync' ? `${firstName}-${name}` : name
}

type Owner = { id: string; title: string }

/** Creates a demo account's devices, the most recently used first. */
export function createDevices({ id: accountId, title }: Owner, count: number, now: number): Device[] {
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length] as Model
    const { type, clientVersion, ip, location } = model
    return {
      id: `${accountId}-device-${index + 1}`,
      token: `${accountId}-token-${index + 1}`,
      type,
      name: createDeviceName(model, title),
      clientVersion,
      ip,
      location,
      lastActiveAt: now - (index * index + 1) * 3_600_000,
    }
  })
}
