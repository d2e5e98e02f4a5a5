import { useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { useEnvironment } from '../environment.tsx'
import { useLatePart } from '../late-part.ts'

const load = () => import('../../primitives/blocker.tsx').then(({ Blocker }) => Blocker)

/**
 * The blocker of calls that hold the page (WID-15), fetched once the page is ready and at the latest with the first such
 * call, which has scripts of its own to fetch. A form submits once at a time by itself (IN-6).
 */
export function LateBlocker() {
  const { t } = useTexts()
  const { blocking } = useEnvironment().client
  const isActive = useSyncExternalStore(blocking.subscribe, blocking.isBlocking, () => false)
  const { Part: Blocker } = useLatePart(load, { isNeeded: isActive })
  return Blocker && <Blocker isActive={isActive} text={t('blocker.label')} />
}
