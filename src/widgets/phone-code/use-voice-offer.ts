import { useState } from 'react'
import { askLoginSettings } from '../../api/login.ts'
import { useEnvironment } from '../../kit/environment.tsx'

/** Whether voice calls are available (WID-06). Checked after the first code is sent, since they are not offered earlier. */
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
