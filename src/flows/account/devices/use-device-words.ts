import type { Device } from '../../../api/shapes/security.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { usePageData } from '../../../kit/environment.tsx'
import { useTimeTexts } from '../../../kit/use-time-texts.ts'
import { serverTitleLength } from '../../../rules/limits.ts'
import { cleanServerText, isolated } from '../../../rules/server-text.ts'
import { type DeviceKind, groupDevices } from './group-devices.ts'

/**
 * A name for each row: as many of its facts, in their order, as no other row shares, or all with a number. So no two buttons
 * of a list have one name, which is all that a screen reader's list of buttons gives.
 */
export function tellApart(rows: readonly (readonly string[])[]): string[] {
  const names = rows.map((facts) =>
    facts.map((_, index) =>
      facts
        .slice(0, index + 1)
        .filter(Boolean)
        .join(' · '),
    ),
  )
  return names.map((own, row) => {
    const alone = own.find((name, index) => names.every((other, at) => at === row || other[index] !== name))
    if (alone !== undefined) return alone
    const all = own.at(-1)
    const before = names.slice(0, row + 1).filter((other) => other.at(-1) === all)
    return `${all} · ${before.length}`
  })
}

/** Describes devices in words, leaving out whatever the server does not report. */
export function useDeviceWords() {
  const { t } = useTexts()
  const { productName } = usePageData()
  const { ago } = useTimeTexts()
  const kinds: Record<DeviceKind, string> = {
    sync: t('devices.kind.sync'),
    app: t('devices.kind.app'),
    web: t('devices.kind.web'),
  }
  const clean = (text = '') => isolated(cleanServerText(text, serverTitleLength))
  /** The device's name, or its kind if it has none. */
  const nameOf = ({ name, type }: Device) => clean(name) || kinds[type]
  return {
    nameOf,
    /** What each device is called where its row is not seen: by its location and time as well, where others have its name. */
    namesOf: (devices: readonly Device[]): ReadonlyMap<string, string> => {
      const shown = groupDevices(devices).flatMap((group) => group.devices)
      const names = tellApart(
        shown.map((device) => [nameOf(device), clean(device.location), ago(device.last_active_at) ?? '']),
      )
      return new Map(shown.map(({ id }, index) => [id, names[index] ?? '']))
    },
    /** Client and version, location and IP address: "Portico 8.4.1 · Shanghai · 101.86.24.7". */
    detailOf: ({ client_version: version, location, ip }: Device) =>
      [version && `${productName} ${version}`, location, ip]
        .map((fact) => clean(fact))
        .filter((fact) => fact !== '')
        .join(' · '),
  }
}
