import type { Host } from '../../host/host.ts'
import type { NavigateOptions } from '../../host/navigation.ts'

/** Navigates to a login's redirect. `SessionWatch` notices if that is no page but, for example, a download. */
export function followRedirect({ navigation }: Host, address: string | undefined, options: NavigateOptions = {}): void {
  navigation.pendingRedirect = options
  navigation.safeNavigate(address, options)
  navigation.onRedirect?.()
}
