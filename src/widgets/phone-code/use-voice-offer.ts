import { useState } from 'react'
import { askLoginSettings } from '../../api/ask-login-settings.ts'
import { useEnvironment } from '../../kit/environment.tsx'

/**
 * Whether codes by voice call are available (WID-06): checked once the first code is sent, as they are only offered after that.
 */
export function useVoiceOffer(): { hasVoice: boolean; askForVoice: () => Promise<void> } {
  const { client } = useEnvironment()
  const [hasVoice, setHasVoice] = useState(false)
  return {
    hasVoice,
    askForVoice: async () => {
      if (hasVoice) return
      const settings = await askLoginSettings(client)
      if (settings) setHasVoice(settings.voice_captcha_enabled)
    },
  }
}
