import type { Device } from '../../../api/shapes/security.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { usePageData } from '../../../kit/environment.tsx'
import { useTimeFormat } from '../../../kit/use-time-format.ts'
import { serverTitleLength } from '../../../rules/limits.ts'
import { cleanServerText, isolateRightToLeft } from '../../../rules/server-text.ts'
import { type DeviceKind, groupDevices } from './group-devices.ts'

/**
 * Creates a unique name for each row, so that screen readers announce each button differently. A name contains only
 * as many of the row's details as it needs to be unique. If all details together are not enough, it ends with a number.
 */
export function createUniqueNames(rows: readonly (readonly string[])[]): string[] {
  const candidates = rows.map((details) =>
    details.map((_, index) =>
      details
        .slice(0, index + 1)
        .filter(Boolean)
        .join(' · '),
    ),
  )
  return candidates.map((names, row) => {
    const isUnique = (name: string, index: number) =>
      candidates.every((otherNames, otherRow) => otherRow === row || otherNames[index] !== name)
    const uniqueName = names.find(isUnique)
    if (uniqueName !== undefined) return uniqueName
    const fullName = names.at(-1)
    const number = candidates.slice(0, row + 1).filter((rowNames) => rowNames.at(-1) === fullName).length
    return `${fullName} · ${number}`
  })
}

/** Returns functions that describe devices by the details that the server provides. */
export function useDeviceLabels() {
  const { t } = useTranslations()
  const productName = usePageData('productName')
  const { ago } = useTimeFormat()
  const kindNames: Record<DeviceKind, string> = {
    sync: t('devices.kind.sync'),
    app: t('devices.kind.app'),
    web: t('devices.kind.web'),
  }
  const cleanText = (text = '') => isolateRightToLeft(cleanServerText(text, serverTitleLength))
  const getName = ({ name, type }: Device) => cleanText(name) || kindNames[type]
  return {
    getName,
    /** Returns unique names by device id for button labels and messages. Adds location and last activity if needed. */
    getUniqueNames: (devices: readonly Device[]): ReadonlyMap<string, string> => {
      const sorted = groupDevices(devices).flatMap((group) => group.devices)
      const names = createUniqueNames(
        sorted.map((device) => [getName(device), cleanText(device.location), ago(device.last_active_at) ?? '']),
      )
      return new Map(sorted.map(({ id }, index) => [id, names[index] ?? '']))
    },
    /** Returns, for example, "Portico 8.4.1 · Shanghai · 101.86.24.7". */
    describeDevice: ({ client_version: version, location, ip }: Device) =>
      [version && `${productName} ${version}`, location, ip]
        .map((detail) => cleanText(detail))
        .filter((detail) => detail !== '')
        .join(' · '),
  }
}
