import type { CaptchaSettings } from '../../host/page-data.ts'
import type { EmbeddedSlider } from './slider-provider.ts'

/** The page's own slider, used unless a vendor's script is configured. Its parameter is JSON (docs/contract.md). */
export function createEmbeddedSlider({ sceneId, certifyId }: Partial<CaptchaSettings> = {}): EmbeddedSlider {
  return { kind: 'embedded', paramOf: (track) => JSON.stringify({ sceneId, certifyId, track }) }
}
