import type { Device } from '../../api/schemas/security.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { cleanServerText } from '../../rules/server-text.ts'
import { usePageData } from '../environment.tsx'
import type { DeviceKind } from './group-devices.ts'

/** Puts into words what the server says of a device; what it does not say is left out. */
export function useDeviceWords() {
  const { t } = useTexts()
  const { productName } = usePageData()
  const kinds: Record<DeviceKind, string> = {
    sync: t('devices.kind.sync'),
    app: t('devices.kind.app'),
    web: t('devices.kind.web'),
  }
  return {
    /** Its name, or at least its kind. */
    nameOf: ({ name, type }: Device) => cleanServerText(name) || kinds[type],
    /** Its client and version, its place and address: "Portico 8.4.1 · Shanghai · 101.86.24.7". */
    detailOf: ({ client_version: version, location, ip }: Device) =>
      [version && `${productName} ${version}`, location, ip]
        .map((fact) => cleanServerText(fact ?? ''))
        .filter((fact) => fact !== '')
        .join(' · '),
  }
}
