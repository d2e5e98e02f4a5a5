import { useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { useEnvironment } from '../environment.tsx'
import { useLazyPart } from '../lazy.tsx'

const load = () => import('../../primitives/blocker.tsx').then((late) => late.Blocker)

/**
 * The blocker for calls that block the page (WID-15). Prefetched once the page is ready, or loaded with the first such call,
 * which has scripts of its own to fetch. Forms guard against a second submit themselves (IN-6).
 */
export function LateBlocker() {
  const { t } = useTexts()
  const { blocking } = useEnvironment().client
  const isActive = useSyncExternalStore(blocking.subscribe, blocking.isBlocking, () => false)
  const { Part: Blocker } = useLazyPart(load, { isNeeded: isActive })
  return Blocker && <Blocker isActive={isActive} text={t('blocker.label')} />
}
