import type { Host } from '../../host/host.ts'
import type { NavigateOptions } from '../../host/navigation.ts'

/** Navigates to where a login leads. That may be no page, such as a download, which `SessionWatch` notices. */
export function goOn({ navigation }: Host, address: string | undefined, options: NavigateOptions = {}): void {
  navigation.wayOn = options
  navigation.safeNavigate(address, options)
  navigation.onWayOn?.()
}
