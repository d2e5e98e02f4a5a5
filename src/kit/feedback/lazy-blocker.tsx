import { useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { useEnvironment } from '../environment.tsx'
import { useLazyPart } from '../lazy.tsx'

const load = () => import('../../primitives/blocker.tsx').then((lazy) => lazy.Blocker)

/**
 * Covers the page during calls that block it (WID-15). Lazy, since forms guard against a second submit themselves (IN-6).
 */
export function LazyBlocker() {
  const { t } = useTexts()
  const { blocking } = useEnvironment().client
  const isActive = useSyncExternalStore(blocking.subscribe, blocking.isBlocking, () => false)
  const { Part: Blocker } = useLazyPart(load, { isNeeded: isActive })
  return Blocker && <Blocker isActive={isActive} text={t('blocker.label')} />
}
