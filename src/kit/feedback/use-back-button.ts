import { useEffect } from 'react'
import { watchBackButton } from '../../host/back-button.ts'
import { createStepHistory } from '../../host/step-history.ts'
import { waysBack } from '../../primitives/way-back.ts'
import { useEnvironment } from '../environment.tsx'

/** Makes the Back button close the topmost layer or go back a step before it leaves the page. */
export function useBackButton() {
  const { host, client } = useEnvironment()
  useEffect(() => {
    const history = host.stepHistory ?? createStepHistory(window)
    const { navigation } = host
    return watchBackButton({ history, stack: waysBack, navigation, isBlocked: client.blocking.isBlocking })
  }, [host, client])
}
