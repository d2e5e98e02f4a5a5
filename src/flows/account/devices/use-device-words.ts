import type { Device } from '../../../api/shapes/security.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { usePageData } from '../../../kit/environment.tsx'
import { serverTitleLength } from '../../../rules/limits.ts'
import { cleanServerText, isolated } from '../../../rules/server-text.ts'
import type { DeviceKind } from './group-devices.ts'

/** Describes a device in words, leaving out whatever the server does not report. */
export function useDeviceWords() {
  const { t } = useTexts()
  const { productName } = usePageData()
  const kinds: Record<DeviceKind, string> = {
    sync: t('devices.kind.sync'),
    app: t('devices.kind.app'),
    web: t('devices.kind.web'),
  }
  return {
    /** The device's name, or its kind if it has none. */
    nameOf: ({ name, type }: Device) => isolated(cleanServerText(name, serverTitleLength)) || kinds[type],
    /** Client and version, location and IP address: "Portico 8.4.1 · Shanghai · 101.86.24.7". */
    detailOf: ({ client_version: version, location, ip }: Device) =>
      [version && `${productName} ${version}`, location, ip]
        .map((fact) => isolated(cleanServerText(fact ?? '', serverTitleLength)))
        .filter((fact) => fact !== '')
        .join(' · '),
  }
}
