import { useState } from 'react'
import { useEnvironment } from '../environment.tsx'

/** Whether codes by voice are on offer (WID-06): asked once a first code is on its way, since nobody needs another before. */
export function useVoiceOffer(): { hasVoice: boolean; askForVoice: () => Promise<void> } {
  const { client } = useEnvironment()
  const [hasVoice, setHasVoice] = useState(false)
  return {
    hasVoice,
    askForVoice: async () => {
      if (hasVoice) return
      const settings = await import('../../api/ask-login-settings.ts').then(
        ({ askLoginSettings }) => askLoginSettings(client),
        () => undefined,
      )
      if (settings) setHasVoice(settings.voice_captcha_enabled)
    },
  }
}
