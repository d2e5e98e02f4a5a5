import type { Device } from '../model.ts'

const systems: readonly [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/Edg/, 'Edge'],
  [/Firefox/, 'Firefox'],
  [/Chrome|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
]

function match(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}

/** Describes the device that sent a request. Every device gets the same IP address and location. */
export function describeDevice({ headers }: Request): Pick<Device, 'name' | 'clientVersion' | 'ip' | 'location'> {
  const userAgent = headers.get('x-user-agent') ?? headers.get('user-agent') ?? ''
  const name = [match(browsers, userAgent), match(systems, userAgent)].filter((part) => part !== undefined).join(' · ')
  const clientVersion = headers.get('client-version') ?? undefined
  return { name: name || undefined, clientVersion, ip: '203.0.113.7', location: 'hangzhou' }
}
